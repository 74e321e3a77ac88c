import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

interface Parts {
  /** Does all pending work; if it throws, it runs again. */
  readonly work: () => Promise<void>;
  /** Returns the delay in milliseconds between `wake` and the work. */
  readonly soonMs: () => number;
  /** Logged once when the work fails; logged again only after it has succeeded in between. */
  readonly failureMessage: string;
  readonly log: Logger;
}

/** Interval in milliseconds for work that other instances left, and for retries. */
const pollMs = 1000;
/** Maximum wait in milliseconds for the work under way when the job stops; the rest is done after the next start. */
const stopMs = 5000;

/** Runs work repeatedly, never twice at once: every second, and soon after `wake`. */
export class PollingJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWakePending = false;
  private stopped = true;
  private hasFailed = false;

  constructor(private readonly parts: Parts) {}

  get isStopped(): boolean {
    return this.stopped;
  }

  start(): void {
    this.stopped = false;
    this.schedule(0);
  }

  wake(): void {
    if (this.stopped || this.isWakePending) return;
    this.isWakePending = true;
    if (this.running === undefined) this.schedule(this.parts.soonMs());
  }

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
    this.running = this.parts
      .work()
      .then(
        () => this.onSuccess(),
        (error: unknown) => this.onError(error),
      )
      .finally(() => {
        this.running = undefined;
        if (!this.stopped) this.schedule(this.isWakePending ? this.parts.soonMs() : pollMs);
      });
  }

  private onSuccess(): void {
    this.hasFailed = false;
  }

  private onError(err: unknown): void {
    if (!this.hasFailed && !this.stopped) this.parts.log.warn({ err }, this.parts.failureMessage);
    this.hasFailed = true;
  }
}
