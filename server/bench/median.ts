/** The middle one of some things, by a number of theirs; the lower one where two are in the middle. */
export function medianBy<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item {
  const sorted = [...items].sort((one, other) => numberOf(one) - numberOf(other));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}
