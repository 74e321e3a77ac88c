import type { Database } from '../persistence/database.js';
import type { DataVersionRepository } from '../persistence/repositories/data-version.repository.js';
import type { RequestContext } from './request-context.js';

/** Maximum age of the data version for visitors, in milliseconds: until then they may miss another instance's write. */
const maxAgeMs = 100;

interface KnownVersion {
  readonly at: number;
  readonly endedTransactions: number;
  readonly dataVersion: Promise<string>;
}

/**
 * Knows the data version without a statement per request. It includes every write of this process and every write of
 * the signed-in caller; a visitor sees a write of another instance after at most 100 ms.
 */
export class RecentDataVersion {
  private known: KnownVersion | null = null;

  constructor(
    private readonly database: Pick<Database, 'endedTransactions'>,
    private readonly versions: Pick<DataVersionRepository, 'current'>,
  ) {}

  /** Returns the data version for a caller. That of a signed-in person was read together with their role. */
  async for({ viewer }: RequestContext): Promise<string> {
    return viewer?.dataVersion ?? this.recent();
  }

  private recent(): Promise<string> {
    const at = performance.now();
    const { known } = this;
    const { endedTransactions } = this.database;
    if (known?.endedTransactions === endedTransactions && at - known.at < maxAgeMs) return known.dataVersion;
    const dataVersion = this.versions.current().then((state) => state.dataVersion);
    const read = { at, endedTransactions, dataVersion };
    this.known = read;
    dataVersion.catch(() => {
      if (this.known === read) this.known = null;
    });
    return dataVersion;
  }
}
