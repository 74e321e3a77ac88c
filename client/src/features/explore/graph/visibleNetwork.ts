import type { AssociationKind } from '@contract/associations';

import type { Network } from './network';

interface NetworkFilter {
  readonly kinds: readonly AssociationKind[];
  /** Minimum number of entries of an association. */
  readonly least: number;
  /** The node that stays even without associations. */
  readonly focus: string;
}

/**
 * Filters a network: nodes of these kinds, and associations with enough entries. If `least` is above 1, nodes left
 * without associations are removed too, except the node in focus.
 */
export function visibleNetwork({ nodes, edges }: Network, { kinds, least, focus }: NetworkFilter): Network {
  const ofKind = nodes.filter(({ kind }) => kinds.includes(kind));
  const ids = new Set(ofKind.map(({ id }) => id));
  const strong = edges.filter(
    ({ source, target, count }) => count >= least && ids.has(source) && ids.has(target),
  );
  if (least === 1) return { nodes: ofKind, edges: strong };
  const connected = new Set(strong.flatMap(({ source, target }) => [source, target]));
  return { nodes: ofKind.filter(({ id }) => connected.has(id) || id === focus), edges: strong };
}
