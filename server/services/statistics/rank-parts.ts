import { TimeSlice } from '../../cooperative.js';
import type { Distribution, ValueCount } from '../../nouns/statistics.js';
import { listParts } from '../../persistence/list-parts.js';
import { compareTexts, sortKey } from '../../search/index/sort-key.js';

interface CountedPart {
  readonly value: string;
  readonly key: string;
  count: number;
}

/**
 * Counts the parts of cells with lists: each part once per cell, by its folded text, spelled as in the first cell that
 * contains it. Most frequent first, then in natural order.
 */
export async function rankParts(
  cells: readonly ValueCount[],
  limit: number,
): Promise<Omit<Distribution, 'of'>> {
  const counts = new Map<string, CountedPart>();
  let filled = 0;
  const slice = new TimeSlice();
  for (const { value, count } of cells) {
    if (slice.isOver()) await slice.yieldToEventLoop();
    const parts = listParts(value);
    if (parts.length > 0) filled += count;
    for (const { text, folded } of parts) {
      const known = counts.get(folded);
      if (known) known.count += count;
      else counts.set(folded, { value: text, count, key: sortKey(folded) ?? '' });
    }
  }
  return { values: mostFrequent(counts, limit), distinct: counts.size, filled };
}

function mostFrequent(counts: ReadonlyMap<string, CountedPart>, limit: number): ValueCount[] {
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || compareTexts(one.key, other.key))
    .slice(0, limit)
    .map(({ value, count }) => ({ value, count }));
}
