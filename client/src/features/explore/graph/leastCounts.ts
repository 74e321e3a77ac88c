import type { AssociationKind } from '@contract/associations';

import type { Network } from './network';

/** The options for the minimum number of entries of an association. */
const leastCounts = [1, 2, 3, 5, 10, 20, 50] as const;

/**
 * The minimum numbers of entries of an association that leave associations between all kinds on screen that have some,
 * so that none of them empties the picture. Only 1 if every pair of some kinds occurs in one entry.
 */
export function usefulLeastCounts(
  { nodes, edges }: Network,
  kinds: readonly AssociationKind[],
): readonly number[] {
  const kindOf = new Map(nodes.map(({ id, kind }) => [id, kind]));
  const strongest = new Map<string, number>();
  for (const { source, target, count } of edges) {
    const pair = [kindOf.get(source), kindOf.get(target)] as const;
    if (!pair.every((kind) => kind !== undefined && kinds.includes(kind))) continue;
    strongest.set(pair.join(), Math.max(count, strongest.get(pair.join()) ?? 0));
  }
  const most = Math.min(...strongest.values());
  return leastCounts.filter((least) => least === 1 || (strongest.size > 0 && least <= most));
}
