import { setTimeout as sleep } from 'node:timers/promises';

import type { Database } from '../../persistence/database.js';
import { readScope } from '../../persistence/replicas/read-scope.js';
import type { ReplicaSet } from '../../persistence/replicas/replica-set.js';
import type { RequestContext } from '../request-context.js';
import type { Read, Reads } from './reads.js';
import { ShownVersions, unknownVersion } from './shown-versions.js';

/** How many reads began on each database, by name: `primary`, or host and port of a replica. */
export type ReadCounts = Map<string, number>;

const primary = 'primary';
/**
 * With synchronous replication a replica may show a write some milliseconds before its primary does, which waits for
 * that replica. For how long a read waits for the primary, in milliseconds; longer only after a loss of data.
 */
const catchUpMs = 500;
const pauseMs = 10;

/**
 * Sends reads to the replicas in turn. Within one instance no client is shown older data than before: a replica serves
 * an address only if it has replayed what that address was last shown, and a signed-in user only if it has replayed
 * what the primary had stored when the request began, which includes the user's own writes. All other reads go to the
 * primary.
 */
export class ReplicaReads implements Reads {
  private readonly shown = new ShownVersions();

  constructor(
    private readonly replicas: Pick<ReplicaSet, 'choose' | 'primaryVersion'>,
    private readonly recent: { for(ctx: RequestContext): Promise<string> },
    private readonly counts: ReadCounts,
  ) {}

  async begin(ctx: RequestContext): Promise<Read> {
    const { address, viewer } = ctx;
    const floor = Math.max(await this.floorOf(address), Number(viewer?.dataVersion ?? 0));
    const chosen = await this.replicas.choose(floor);
    const version = chosen?.version ?? (await this.primaryVersion(ctx, floor));
    const name = chosen?.name ?? primary;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    this.shown.note(address, version);
    const readPrimary = (): Promise<number> => this.replicas.primaryVersion();
    return new RoutedRead(version, chosen?.database ?? null, async (isOnReplica) => {
      const readVersion = isOnReplica && chosen ? chosen.readVersion : readPrimary;
      const after = await readVersion().catch(() => unknownVersion);
      this.shown.note(address, after);
      return after;
    });
  }

  notePrimaryRead({ address }: RequestContext): void {
    this.shown.note(address, unknownVersion);
  }

  private async floorOf(address: string): Promise<number> {
    const shown = this.shown.of(address);
    if (shown.version !== unknownVersion) return shown.version;
    const version = await this.replicas.primaryVersion();
    this.shown.resolve(address, shown, version);
    return version;
  }

  private async primaryVersion(ctx: RequestContext, floor: number): Promise<number> {
    let version = Number(await this.recent.for(ctx));
    for (let wait = 0; version < floor && wait < catchUpMs; wait += pauseMs) {
      if (wait > 0) await sleep(pauseMs);
      version = await this.replicas.primaryVersion();
    }
    return version;
  }
}

/** A read that may use a replica. */
class RoutedRead implements Read {
  readonly dataVersion: string;
  isSteady = true;
  private readonly scope: { replica: Database | null };

  /** `noteShown` is called after the work: reads, notes and returns the version that the caller saw at most. */
  constructor(
    private readonly version: number,
    private readonly replica: Database | null,
    private readonly noteShown: (isOnReplica: boolean) => Promise<number>,
  ) {
    this.dataVersion = String(version);
    this.scope = { replica };
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await readScope.run(this.scope, work);
    } finally {
      const stayed = this.scope.replica === this.replica;
      const after = await this.noteShown(this.scope.replica !== null);
      this.isSteady = stayed && after === this.version;
    }
  }

  usePrimary(): void {
    this.scope.replica = null;
  }
}
