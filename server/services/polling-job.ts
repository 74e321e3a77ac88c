import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

interface Parts {
  /** Does all there is to do; what it throws is tried again. */
  readonly work: () => Promise<void>;
  /** Milliseconds until it looks at what it was woken for. */
  readonly soonMs: () => number;
  /** Said once when the work fails, until it succeeds again. */
  readonly trouble: string;
  readonly log: Logger;
}

/** How often it looks for what other instances left to do, and for what is due again. */
const pollMs = 1000;
/** Longest wait for what is under way when the job is to stop; the rest is done after the next start. */
const stopMs = 5000;

/** Does work again and again, never twice at once: every second, and soon after it is woken. */
export class PollingJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private woken = false;
  private stopped = true;
  private troubled = false;

  constructor(private readonly parts: Parts) {}

  get isStopped(): boolean {
    return this.stopped;
  }

  start(): void {
    this.stopped = false;
    this.lookIn(0);
  }

  wake(): void {
    if (this.stopped || this.woken) return;
    this.woken = true;
    if (this.running === undefined) this.lookIn(this.parts.soonMs());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.race([this.running, sleep(stopMs, undefined, { ref: false })]);
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), ms).unref();
  }

  private look(): void {
    this.woken = false;
    this.running = this.parts
      .work()
      .then(
        () => this.lookWorked(),
        (error: unknown) => this.lookFailed(error),
      )
      .finally(() => {
        this.running = undefined;
        if (!this.stopped) this.lookIn(this.woken ? this.parts.soonMs() : pollMs);
      });
  }

  private lookWorked(): void {
    this.troubled = false;
  }

  private lookFailed(err: unknown): void {
    if (!this.troubled && !this.stopped) this.parts.log.warn({ err }, this.parts.trouble);
    this.troubled = true;
  }
}
