import { setImmediate as nextIteration } from 'node:timers/promises';

import { requestScope } from './request-scope.js';

/** Maximum time to block the event loop, in milliseconds. */
const maxSliceMs = 10;

/**
 * Time slice of long work, which determines when to yield to the event loop. Of all long work only one slice runs at a
 * time, and the callers of the requests take turns.
 */
export class TimeSlice {
  private begun = performance.now();

  isOver(): boolean {
    return performance.now() - this.begun >= maxSliceMs;
  }

  /** Yields to the event loop, then starts the next time slice. */
  async yieldToEventLoop(): Promise<void> {
    await turns.next();
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

/** Resolves when the event loop has served others for the work that begins now and blocks it. */
export async function othersServed(): Promise<void> {
  const begun = performance.now();
  await nextIteration();
  // libuv accepts one connection in each iteration: after one alone, new clients would wait for as many parts of long
  // work as connections were opened before theirs.
  for (let left = performance.now() - begun; left > 0; left -= 1) await nextIteration();
}

/** Lets callers take turns at the event loop. Refuses nobody, unlike `FairLimit`: work that has begun must go on. */
class FairTurns {
  private readonly waiting = new Map<string, (() => void)[]>();
  private isRunning = false;

  next(): Promise<void> {
    const { caller } = requestScope.getStore() ?? { caller: '' };
    return new Promise((start) => {
      const queue = this.waiting.get(caller) ?? [];
      queue.push(start);
      this.waiting.set(caller, queue);
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await nextIteration();
    // A caller with more parts is added again behind the others, so this goes on until none waits.
    for (const [caller, queue] of this.waiting) {
      this.waiting.delete(caller);
      queue.shift()?.();
      if (queue.length > 0) this.waiting.set(caller, queue);
      await othersServed();
    }
    this.isRunning = false;
  }
}

const turns = new FairTurns();

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
