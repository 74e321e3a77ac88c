import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

/** Usual interval in milliseconds for work that other instances left, and for retries. */
const usualPollMs = 1000;
/** Maximum wait in milliseconds for the work under way when the job stops. */
const stopMs = 5000;

/** Runs work repeatedly, never twice at once: every second or at another interval, and soon after `wake`. */
export abstract class PollingJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWakePending = false;
  private stopped = true;
  private hasFailed = false;

  /** The message is logged once when the work fails, and again only after the work has succeeded in between. */
  constructor(
    protected readonly log: Logger,
    private readonly failureMessage: string,
    private readonly pollMs = usualPollMs,
  ) {}

  /** Does all pending work; if it throws, it runs again. */
  protected abstract work(): Promise<void>;

  /** Returns the delay in milliseconds between `wake` and the work. */
  protected delayMs(): number {
    return 0;
  }

  protected get isStopped(): boolean {
    return this.stopped;
  }

  start(): void {
    this.stopped = false;
    this.schedule(0);
  }

  /** Makes the job work soon. */
  wake(): void {
    if (this.stopped || this.isWakePending) return;
    this.isWakePending = true;
    if (this.running === undefined) this.schedule(this.delayMs());
  }

  /** Waits a short time for the work under way; what is not finished is done after the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.race([this.running, sleep(stopMs, undefined, { ref: false })]);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.runNow(), ms).unref();
  }

  private runNow(): void {
    this.isWakePending = false;
    this.running = this.work()
      .then(
        () => this.onSuccess(),
        (error: unknown) => this.onError(error),
      )
      .finally(() => {
        this.running = undefined;
        if (!this.stopped) this.schedule(this.isWakePending ? this.delayMs() : this.pollMs);
      });
  }

  private onSuccess(): void {
    this.hasFailed = false;
  }

  private onError(err: unknown): void {
    if (!this.hasFailed && !this.stopped) this.log.warn({ err }, this.failureMessage);
    this.hasFailed = true;
  }
}
