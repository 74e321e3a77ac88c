/** The middle one of some things, by a number of theirs; the lower one where two are in the middle. */
export function medianBy<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item {
  const sorted = [...items].sort((one, other) => numberOf(one) - numberOf(other));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}

/** The middle of the ratios of two series, place by place; absent where either was not measured. */
export function medianRatio(
  ones: readonly number[] | undefined,
  others: readonly number[] | undefined,
): number | undefined {
  if (ones === undefined || others === undefined) return undefined;
  const ratios = ones.map((one, place) => one / (others[place] ?? Number.NaN));
  return medianBy(ratios, (ratio) => ratio);
}
