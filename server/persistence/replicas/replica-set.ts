import { setTimeout as sleep } from 'node:timers/promises';

import type { Database } from '../database.js';
import { DataVersionRepository } from '../repositories/data-version.repository.js';
import { ReplicaLag } from './replica-lag.js';
import { Replica } from './replica.js';

/** A replica that is further behind serves no reads, in seconds. */
const maxLagSeconds = 5;
const watchMs = 500;

/** The state of a replica, for monitoring. */
interface ReplicaState {
  readonly name: string;
  /** Whether it serves reads. */
  readonly usable: boolean;
  /** Whether it is the primary: a list of all nodes of a cluster contains it. */
  readonly isPrimary: boolean;
  /** Seconds behind the primary; `null` while it does not answer, or is no standby. */
  readonly lagSeconds: number | null;
}

/** A replica for a read, and a data version that it has replayed. */
interface ChosenReplica {
  readonly name: string;
  readonly database: Database;
  readonly version: number;
  /** Returns the data version that it has replayed by now. */
  readonly readVersion: () => Promise<number>;
}

/** The replicas of a database. Compares them with it twice a second. */
export class ReplicaSet {
  private readonly replicas: readonly Replica[];
  private readonly lag = new ReplicaLag();
  private readonly versions: DataVersionRepository;
  private readonly stopping = new AbortController();
  private watching = Promise.resolve();
  private turn = 0;

  /** `urls` names the databases themselves: behind one address that leads to several, a read could go back in time. */
  constructor(urls: readonly string[], primary: Database, onPoolError: (error: Error) => void) {
    this.replicas = urls.map((url) => new Replica(url, onPoolError));
    this.versions = new DataVersionRepository(primary.forShortStatements());
  }

  start(): void {
    this.watching = this.watch();
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  states(): ReplicaState[] {
    return this.replicas.map((replica) => {
      const lagSeconds = this.lagOf(replica);
      const { name, isPrimary } = replica;
      return { name, usable: this.isUsable(replica), isPrimary, lagSeconds };
    });
  }

  /** Returns the next replica in turn that has replayed the data version `floor`; `null` if none has. */
  async choose(floor: number): Promise<ChosenReplica | null> {
    this.turn += 1;
    for (let step = 0; step < this.replicas.length; step += 1) {
      const replica = this.replicas[(this.turn + step) % this.replicas.length];
      if (replica === undefined || !this.isUsable(replica)) continue;
      const version = await replica.versionFrom(floor);
      if (version === null) continue;
      const { name, database } = replica;
      return { name, database, version, readVersion: () => replica.readVersion() };
    }
    return null;
  }

  /** Returns the data version of the primary by now. */
  async primaryVersion(): Promise<number> {
    const at = performance.now();
    const version = Number((await this.versions.current()).dataVersion);
    this.lag.note(version, at);
    return version;
  }

  private isUsable(replica: Replica): boolean {
    const lag = this.lagOf(replica);
    return lag !== null && lag <= maxLagSeconds;
  }

  private lagOf({ lastVersion }: Replica): number | null {
    return lastVersion === null ? null : this.lag.secondsOf(lastVersion, performance.now());
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await Promise.allSettled([
        this.primaryVersion(),
        ...this.replicas.map((replica) => replica.readVersion()),
      ]);
      await sleep(watchMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
