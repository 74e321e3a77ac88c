import type { AssociationKind } from '@contract/associations';

import type { Network } from './network';

interface Wanted {
  readonly kinds: readonly AssociationKind[];
  /** The fewest entries of an association. */
  readonly least: number;
  /** The node that stays whatever is left of its associations. */
  readonly focus: string;
}

/** What is left of a network: nodes of these kinds, and associations of so many entries; what then has none goes too. */
export function visibleNetwork({ nodes, edges }: Network, { kinds, least, focus }: Wanted): Network {
  const ofKind = nodes.filter(({ kind }) => kinds.includes(kind));
  const ids = new Set(ofKind.map(({ id }) => id));
  const strong = edges.filter(
    ({ source, target, count }) => count >= least && ids.has(source) && ids.has(target),
  );
  if (least === 1) return { nodes: ofKind, edges: strong };
  const connected = new Set(strong.flatMap(({ source, target }) => [source, target]));
  return { nodes: ofKind.filter(({ id }) => connected.has(id) || id === focus), edges: strong };
}
