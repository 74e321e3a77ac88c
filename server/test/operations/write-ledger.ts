/** What a test makes an entry say. */
export interface Content {
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly epitope: string | null;
  readonly additional: Readonly<Record<string, string>>;
}

/** The disease of the entries that all clients change. */
export const sharedDisease = 'Shared';

/** What an entry is to be at a version. */
export interface Version {
  readonly action: 'create' | 'update' | 'delete' | 'restore';
  readonly content: Content;
}

/** An entry as it has to be found again. One client alone writes it, so that all of it is known. */
export interface KeptEntry {
  readonly id: string;
  /** Every version that was acknowledged, or seen to be there after a kill. */
  readonly versions: Version[];
  /** A write that was sent and never answered: it happened wholly, or not at all. */
  pending: Version | null;
}

/** An entry that was asked for. */
export interface Creation {
  /** The Idempotency-Key it was sent with, if with one. */
  readonly key: string | null;
  readonly content: Content;
  /** Absent as long as nobody knows whether it was made. */
  entry: KeptEntry | null;
}

/** All that was written and acknowledged, however often the Atlas was killed meanwhile. */
export class WriteLedger {
  readonly creations: Creation[] = [];
  /** What was said to the entry that all clients change: every change that was sent, and those acknowledged. */
  readonly shared = { id: '', sent: new Set<string>(), acknowledged: new Set<string>() };
  readonly figures = { acknowledged: 0, unanswered: 0, happened: 0, repeated: 0 };

  get entries(): readonly KeptEntry[] {
    return this.creations.flatMap(({ entry }) => entry ?? []);
  }

  get living(): readonly KeptEntry[] {
    return this.entries.filter(isLiving);
  }
}

/** The entry's last version. */
export function latest({ versions }: KeptEntry): Version {
  return versions.at(-1)!;
}

/** Whether it stands in lists. */
export function isLiving(entry: KeptEntry): boolean {
  return latest(entry).action !== 'delete';
}
