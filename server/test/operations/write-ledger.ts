/** The content that a test writes to an entry. */
export interface Content {
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly epitope: string | null;
  readonly additional: Readonly<Record<string, string>>;
}

/** The disease of the entry that all clients change. */
export const sharedDisease = 'Shared';

/** The expected state of an entry at a version. */
export interface Version {
  readonly action: 'create' | 'update' | 'delete' | 'restore';
  readonly content: Content;
}

/** The expected history of an entry. Only one client writes it, so that its state is fully known. */
export interface LedgerEntry {
  readonly id: string;
  /** Every version that was acknowledged, or found after a kill. */
  readonly versions: Version[];
  /** A write that was sent and not answered: it was applied completely, or not at all. */
  pending: Version | null;
}

/** The request to create an entry. */
export interface Creation {
  /** The Idempotency-Key of the request, if it has one. */
  readonly key: string | null;
  readonly content: Content;
  /** `null` while it is not known whether the entry was created. */
  entry: LedgerEntry | null;
}

/** Everything that was written and acknowledged, across all kills of the Atlas. */
export class WriteLedger {
  readonly creations: Creation[] = [];
  /** The writes to the entry that all clients change: every change that was sent, and those that were acknowledged. */
  readonly shared = { id: '', sent: new Set<string>(), acknowledged: new Set<string>() };
  readonly figures = { acknowledged: 0, unanswered: 0, appliedUnacknowledged: 0, repeated: 0 };

  get entries(): readonly LedgerEntry[] {
    return this.creations.flatMap(({ entry }) => entry ?? []);
  }
}

export function latest({ versions }: LedgerEntry): Version {
  return versions.at(-1)!;
}

/** Whether lists contain the entry. */
export function isLiving(entry: LedgerEntry): boolean {
  return latest(entry).action !== 'delete';
}
