/** Minimum speed of an upload: `bytes` per `ms` of waiting time. */
export interface MinimumSpeed {
  readonly bytes: number;
  readonly ms: number;
}

/** Checks the speed of an upload. Only the time spent waiting for bytes counts, not pauses of the reader. */
export class UploadSpeed {
  private timer: NodeJS.Timeout | undefined;
  private since = 0;
  private waitedMs = 0;
  private bytes = 0;

  constructor(
    private readonly least: MinimumSpeed,
    private readonly tooSlow: () => void,
  ) {}

  /** Call it when the reader starts waiting for bytes. */
  wait(): void {
    this.since = performance.now();
    this.timer = setTimeout(this.tooSlow, this.least.ms - this.waitedMs);
  }

  /** Call it when bytes arrive. It stops the waiting time. */
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
