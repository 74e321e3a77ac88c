import { setImmediate as othersTurn } from 'node:timers/promises';

/** So long, in milliseconds, others may have to wait. */
const longestTurn = 15;

/** As `map`, but of what takes long: every now and then other requests have their turn. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  let begun = performance.now();
  for (const item of items) {
    made.push(make(item));
    if (performance.now() - begun < longestTurn) continue;
    await othersTurn();
    begun = performance.now();
  }
  return made;
}
