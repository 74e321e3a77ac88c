import { setImmediate as nextIteration } from 'node:timers/promises';

/** Maximum time to block the event loop, in milliseconds. */
const maxSliceMs = 10;

/** Time slice of long work, which determines when to yield to the event loop. */
export class TimeSlice {
  private begun = performance.now();

  isOver(): boolean {
    return performance.now() - this.begun >= maxSliceMs;
  }

  /** Yields to the event loop, then starts the next time slice. */
  async yieldToEventLoop(): Promise<void> {
    await nextIteration();
    this.begun = performance.now();
  }
}

/** Like `Array.map` for long work: yields regularly to the event loop, so that other requests are served. */
export async function mapCooperatively<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  const slice = new TimeSlice();
  for (const item of items) {
    made.push(make(item));
    if (slice.isOver()) await slice.yieldToEventLoop();
  }
  return made;
}

/**
 * Lets calls that wait for one large result go on one after the other, with other requests in between. Otherwise they
 * would all write their answers at once when it arrives.
 */
export class CooperativeQueue {
  private last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.last = this.last.then(() => nextIteration());
    return this.last;
  }
}

/** Yields what was already read, then the others. */
export async function* resumed<Item>(first: Item, others: AsyncGenerator<Item>): AsyncGenerator<Item> {
  yield first;
  yield* others;
}

/** Prevents an unhandled rejection of work that runs in the background; a later `await` of the promise still throws. */
export function markHandled<Result>(running: Promise<Result>): Promise<Result> {
  running.catch(() => undefined);
  return running;
}
