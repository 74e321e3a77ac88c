import { messages } from '../schema/contract/messages.js';
import { type AppError, unavailable } from './errors.js';
import { HolderCounts } from './holder-counts.js';
import { requestScope } from './request-scope.js';

/** Maximum time that a task waits, in milliseconds. */
const maxWaitMs = 10_000;

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
  readonly isAborted: () => boolean;
}

/**
 * A semaphore that the callers of the requests share fairly: they take turns, and one of them never has all slots nor
 * the whole queue, however many requests it sends.
 */
export class FairLimit {
  private readonly eachAtOnce: number;
  private readonly eachWaiting: number;
  /** The tasks that wait, by caller, in the order of the callers' turns. */
  private readonly queues = new Map<string, Set<Waiting>>();
  private readonly running = new HolderCounts();

  /** Runs `atOnce` tasks at the same time, two thirds of them of one caller, while `maxWaiting` others may wait. */
  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {
    this.eachAtOnce = Math.ceil((atOnce * 2) / 3);
    this.eachWaiting = maxWaiting / 2;
  }

  /** Runs `work` as soon as a slot is free, and returns its result. Throws as `take` does. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.take();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Waits until a slot is free, takes it, and returns the function that releases it, to be called once. Throws
   * UNAVAILABLE if too many wait, after 10 seconds, and if the client has gone by then.
   */
  async take(): Promise<() => void> {
    const { caller, isAborted } = requestScope.getStore() ?? noRequest;
    await this.turnOf(caller, isAborted);
    return () => {
      this.running.add(caller, -1);
      this.startNext();
    };
  }

  private async turnOf(caller: string, isAborted: () => boolean): Promise<void> {
    const queue = this.queues.get(caller) ?? new Set();
    if (queue.size >= this.eachWaiting || this.waiting() >= this.maxWaiting) throw busy();
    const turn = new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => (): void => {
        clearTimeout(timer);
        queue.delete(waiting);
        settle();
      };
      const waiting = { start: end(resolve), refuse: end(() => reject(busy())), isAborted };
      const timer = setTimeout(waiting.refuse, maxWaitMs);
      queue.add(waiting);
    });
    this.queues.set(caller, queue);
    this.startNext();
    await turn;
  }

  private startNext(): void {
    // A caller with more tasks is added again behind the others, so this goes round until no task can start.
    for (const [caller, queue] of this.queues) {
      if (this.running.total >= this.atOnce) return;
      if (this.running.of(caller) >= this.eachAtOnce) continue;
      this.queues.delete(caller);
      const [next] = queue;
      if (next === undefined) continue;
      this.queues.set(caller, queue);
      if (next.isAborted()) {
        next.refuse();
        continue;
      }
      this.running.add(caller, 1);
      next.start();
    }
  }

  private waiting(): number {
    let count = 0;
    for (const { size } of this.queues.values()) count += size;
    return count;
  }
}

const noRequest = { caller: '', isAborted: () => false };

const busy = (): AppError => unavailable(messages.databaseBusy);
