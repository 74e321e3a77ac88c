import { setImmediate as othersTurn } from 'node:timers/promises';

/** So long, in milliseconds, others may have to wait. */
const longestTurn = 10;

/** Tells work that takes long when other requests should have their turn. */
export class Turn {
  private begun = performance.now();

  isOver(): boolean {
    return performance.now() - this.begun >= longestTurn;
  }

  /** Lets others have theirs, and begins the next. */
  async giveWay(): Promise<void> {
    await othersTurn();
    this.begun = performance.now();
  }
}

/** As `map`, but of what takes long: every now and then other requests have their turn. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  const turn = new Turn();
  for (const item of items) {
    made.push(make(item));
    if (turn.isOver()) await turn.giveWay();
  }
  return made;
}
