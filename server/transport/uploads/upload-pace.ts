/** What must arrive at least: so many bytes within so many milliseconds of waiting for them. */
export interface Pace {
  readonly bytes: number;
  readonly ms: number;
}

/** Watches how fast an upload arrives while it is waited for. Time in which nobody reads does not count. */
export class UploadPace {
  private timer: NodeJS.Timeout | undefined;
  private since = 0;
  private waitedMs = 0;
  private bytes = 0;

  constructor(
    private readonly least: Pace,
    private readonly tooSlow: () => void,
  ) {}

  /** From now on bytes are waited for. */
  wait(): void {
    this.since = performance.now();
    this.timer = setTimeout(this.tooSlow, this.least.ms - this.waitedMs);
  }

  /** Some came: nobody waits for the time being. */
  arrived(bytes: number): void {
    this.stop();
    this.waitedMs += performance.now() - this.since;
    this.bytes += bytes;
    if (this.bytes < this.least.bytes) return;
    this.bytes = 0;
    this.waitedMs = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
