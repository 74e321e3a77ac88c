import type { AssociationGraphQuery } from '../../../generated/types';

/** The server's answer: autoantibodies, each with its diseases and autoantigens, and the associations between them. */
export type Associations = AssociationGraphQuery['associationGraph'];

/** A visible disease, autoantibody or autoantigen. */
export interface NetworkNode extends Readonly<Associations['nodes'][number]> {
  /** Whether the count is a lower bound, because it was only counted in the neighbourhood of another node. */
  readonly isAtLeast: boolean;
}

/** An association of two nodes that entries contain together. */
export interface NetworkEdge extends Readonly<Associations['edges'][number]> {
  readonly id: string;
  readonly isAtLeast: boolean;
}

/** The visible network; nodes with most entries first. */
export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}

/** The id of an association: the two node ids, joined by a character that no name contains. */
export function edgeId(source: string, target: string): string {
  return `${source}\u001f${target}`;
}

/** Returns the other end of an association; `null` if the node is not one of its ends. */
export function otherEnd(
  { source, target }: Pick<NetworkEdge, 'source' | 'target'>,
  id: string,
): string | null {
  if (source === id) return target;
  return target === id ? source : null;
}
