/** Number of versions of the primary that are remembered: a quarter of an hour at two a second. */
const maxSamples = 2000;

/**
 * Measures how far a replica is behind, by the data versions that the primary showed. So the clocks of the machines do
 * not matter, a replica that lost its connection to the primary is noticed, and one without anything to replay is not
 * behind.
 */
export class ReplicaLag {
  private readonly samples: { at: number; version: number }[] = [];

  /** Notes that the primary showed `version` at the time `at`, in milliseconds. */
  note(version: number, at: number): void {
    const last = this.samples.at(-1);
    if (last !== undefined && version <= last.version) return;
    this.samples.push({ at, version });
    if (this.samples.length > maxSamples) this.samples.shift();
  }

  /** Returns for how long the primary has shown more than `version`, in seconds; at least that for a long time. */
  secondsOf(version: number, at: number): number {
    const missed = this.samples.find((sample) => sample.version > version);
    return missed === undefined ? 0 : (at - missed.at) / 1000;
  }
}
