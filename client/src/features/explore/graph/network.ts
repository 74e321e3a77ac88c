import type { AssociationGraphQuery } from '../../../generated/types';

/** What the server tells: autoantibodies, each with its diseases and autoantigens, and the associations among them. */
export type Associations = AssociationGraphQuery['associationGraph'];

/** A disease, an autoantibody or an autoantigen that is shown. */
export interface NetworkNode extends Readonly<Associations['nodes'][number]> {
  /** Whether there may be more entries: it was brought by a neighbour, and only counted beside that. */
  readonly isAtLeast: boolean;
}

/** Two nodes that entries hold both of. */
export interface NetworkEdge extends Readonly<Associations['edges'][number]> {
  readonly id: string;
  readonly isAtLeast: boolean;
}

/** What is shown: those with most entries first. */
export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}

/** The same for the same two nodes; no name holds this sign. */
export function edgeId(source: string, target: string): string {
  return `${source}\u001f${target}`;
}

/** The other end of an association; `null` where it is not one of this node. */
export function otherEnd(
  { source, target }: Pick<NetworkEdge, 'source' | 'target'>,
  id: string,
): string | null {
  if (source === id) return target;
  return target === id ? source : null;
}
