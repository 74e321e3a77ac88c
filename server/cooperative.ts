import { setImmediate as nextIteration } from 'node:timers/promises';

/** So long, in milliseconds, others may have to wait. */
const longestSlice = 10;

/** Tells work that takes long when other requests should have their turn. */
export class TimeSlice {
  private begun = performance.now();

  isOver(): boolean {
    return performance.now() - this.begun >= longestSlice;
  }

  /** Lets others have theirs, and begins the next. */
  async yieldToEventLoop(): Promise<void> {
    await nextIteration();
    this.begun = performance.now();
  }
}

/** As `map`, but of what takes long: every now and then other requests have their turn. */
export async function mapCooperatively<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  const turn = new TimeSlice();
  for (const item of items) {
    made.push(make(item));
    if (turn.isOver()) await turn.yieldToEventLoop();
  }
  return made;
}
