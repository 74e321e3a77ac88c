import type { Distribution, ValueCount } from '../../nouns/statistics.js';
import { listParts } from '../../persistence/list-parts.js';
import { compareTexts, sortKey } from '../../search/index/sort-key.js';

interface CountedPart extends ValueCount {
  readonly key: string;
}

/**
 * Counts the parts of cells with lists: each part once per cell, by its folded text, spelled as in the first cell that
 * contains it. Most frequent first, then in natural order.
 */
export function rankParts(cells: readonly ValueCount[], limit: number): Omit<Distribution, 'of'> {
  const counts = new Map<string, ValueCount>();
  let filled = 0;
  for (const { value, count } of cells) {
    const parts = listParts(value);
    if (parts.length > 0) filled += count;
    for (const { text, folded } of parts) {
      const known = counts.get(folded);
      counts.set(folded, { value: known?.value ?? text, count: (known?.count ?? 0) + count });
    }
  }
  return { values: mostFrequent(counts, limit), distinct: counts.size, filled };
}

function mostFrequent(counts: ReadonlyMap<string, ValueCount>, limit: number): ValueCount[] {
  return [...counts]
    .map(([folded, counted]): CountedPart => ({ ...counted, key: sortKey(folded) ?? '' }))
    .sort((one, other) => other.count - one.count || compareTexts(one.key, other.key))
    .slice(0, limit)
    .map(({ value, count }) => ({ value, count }));
}
