import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { requestScope } from '../request-scope.js';

/** Usual interval in milliseconds for work that other instances left, and for retries. */
const usualPollMs = 1000;
/** Maximum wait in milliseconds for the work under way when the job stops. */
const stopMs = 5000;

/** Runs work repeatedly, never twice at once: every second or at another interval, and soon after `wake`. */
export abstract class PollingJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWakePending = false;
  private stopping = new AbortController();
  private hasFailed = false;

  /** The message is logged once when the work fails, and again only after the work has succeeded in between. */
  constructor(
    protected readonly log: Logger,
    private readonly failureMessage: string,
    private readonly pollMs = usualPollMs,
  ) {
    this.stopping.abort();
  }

  /** Does all pending work; if it throws, it runs again. */
  protected abstract work(): Promise<void>;

  /** Returns the delay in milliseconds between `wake` and the work. */
  protected delayMs(): number {
    return 0;
  }

  /** Aborted while the job is stopped; work that takes long passes it on. Each start has a signal of its own. */
  protected get stopSignal(): AbortSignal {
    return this.stopping.signal;
  }

  protected get isStopped(): boolean {
    return this.stopSignal.aborted;
  }

  start(): void {
    this.stopping = new AbortController();
    this.schedule(0);
  }

  /** Makes the job work soon. */
  wake(): void {
    if (this.isStopped || this.isWakePending) return;
    this.isWakePending = true;
    if (this.running === undefined) this.schedule(this.delayMs());
  }

  /** Waits a short time for the work under way; what is not finished is done after the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await Promise.race([this.running, sleep(stopMs, undefined, { ref: false })]);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    // A request may have woken the job, but does not wait for it.
    this.timer = requestScope.run(undefined, () => setTimeout(() => this.runNow(), ms)).unref();
  }

  private runNow(): void {
    this.isWakePending = false;
    this.running = this.work()
      .then(
        () => {
          this.hasFailed = false;
        },
        (err: unknown) => {
          if (!this.hasFailed && !this.isStopped) this.log.warn({ err }, this.failureMessage);
          this.hasFailed = true;
        },
      )
      .finally(() => {
        this.running = undefined;
        if (!this.isStopped) this.schedule(this.isWakePending ? this.delayMs() : this.pollMs);
      });
  }
}
