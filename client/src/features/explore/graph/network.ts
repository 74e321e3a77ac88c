import type { AssociationKind } from '@contract/associations';

import type { AssociationGraphQuery } from '../../../generated/types';

/** What the server tells: the nodes with most entries, and the associations among them. */
export type Associations = AssociationGraphQuery['associationGraph'];

/** A disease, an autoantibody or an autoantigen that is shown. */
export interface NetworkNode {
  readonly id: string;
  readonly kind: AssociationKind;
  readonly label: string;
  readonly count: number;
  /** Whether there may be more entries: it was brought by a neighbour, and only counted beside that. */
  readonly isAtLeast: boolean;
}

/** Two nodes that entries hold both of. */
export interface NetworkEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly count: number;
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
