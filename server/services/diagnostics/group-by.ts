/** Groups items by a key, in the order in which the keys come first. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
