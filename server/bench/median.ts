/** Returns the median item by a numeric property; the lower one for an even number of items. */
export function medianBy<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item {
  const sorted = [...items].sort((one, other) => numberOf(one) - numberOf(other));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}

/** Returns the median of the pairwise ratios of two series; undefined if either was not measured. */
export function medianRatio(
  ones: readonly number[] | undefined,
  others: readonly number[] | undefined,
): number | undefined {
  if (ones === undefined || others === undefined) return undefined;
  const ratios = ones.map((one, place) => one / (others[place] ?? Number.NaN));
  return medianBy(ratios, (ratio) => ratio);
}
