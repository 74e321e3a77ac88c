import type { Logger } from 'pino';

import { messages } from '../../../schema/contract/messages.js';
import type { Database, Queryable, Session } from '../../persistence/database.js';
import type { ImportRepository, ImportTally } from '../../persistence/imports/import.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type {
  DecisionWords,
  ImportRowsRepository,
} from '../../persistence/imports/import-rows.repository.js';
import { examineNamed } from './examine-named.js';
import type { ImportStore } from './import-store.js';

interface Parts {
  readonly database: Database;
  readonly imports: ImportRepository;
  readonly rows: ImportRowsRepository;
  readonly store: ImportStore;
  readonly log: Logger;
}

const attemptsMax = 5;
const triesMax = 3;
/** Somebody else took the same accession, or waited for us in a circle: the next try sees what they did. */
const worthAnotherTry: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

/** Generous, for one import at a time; of the pending list of the search index see `keepSearchable`. */
const sessionSettings = [
  `SET statement_timeout = 0`,
  `SET plan_cache_mode = auto`,
  `SET work_mem = '64MB'`,
  `SET maintenance_work_mem = '128MB'`,
  `SET gin_pending_list_limit = '1GB'`,
];

const words: DecisionWords = {
  namesTwoEntries: messages.importNamesTwoEntries,
  namesSameEntry: messages.importNamesSameEntry('{row}'),
  likeEntry: messages.importLikeEntry,
  likeRow: messages.importLikeRow('{row}'),
};

/** Checks the rows of one import against the entries, and stores them, refuses them, or shows what would be done. */
export class ImportRunner {
  constructor(private readonly parts: Parts) {}

  /** Runs an import to its end. Throws where it is broken off, and is to be run again later. */
  async run(session: Session, id: string): Promise<void> {
    const { imports, rows } = this.parts;
    const attempt = await imports.begin(id);
    const stored = attempt === null ? null : await imports.find(id);
    if (attempt === null || stored === null) return;
    if (attempt > attemptsMax) return this.fail(session, id, messages.importBrokenOff);
    for (const setting of sessionSettings) await session.query(setting);
    if ((await rows.count(session, id)) !== stored.rowsReceived) {
      return this.fail(session, id, messages.importRowsLost);
    }
    await this.tryTo(session, stored);
  }

  private async tryTo(session: Session, stored: StoredImport): Promise<void> {
    const { store, rows, log } = this.parts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const written = await session.transaction((transaction) => this.settle(transaction, stored));
        if (written !== null) await rows.clear(session, stored.id);
        if (written !== null && written > 0) await store.tidy(session, written);
        return;
      } catch (error) {
        if (!isWorthAnotherTry(error)) throw error;
        log.warn({ import: stored.id, attempt }, 'An import met another write and is tried again.');
        if (attempt === triesMax) return this.fail(session, stored.id, messages.importBrokenOff);
      }
    }
  }

  /** How many entries were written; `null` for a preview. */
  private async settle(transaction: Queryable, stored: StoredImport): Promise<number | null> {
    const { imports, store } = this.parts;
    const tally = await this.decide(transaction, stored);
    const finish = (status: 'previewed' | 'refused' | 'done', message: string | null, counts: ImportTally) =>
      imports.finish(transaction, stored.id, status, message, counts);
    if (stored.dryRun) {
      await finish('previewed', null, tally);
      return null;
    }
    const bad = tally.failed + stored.fileProblems.length;
    if (stored.fileProblems.length > 0 || (stored.mode === 'all' && bad > 0)) {
      await finish('refused', messages.importRefused(tally.failed), { ...tally, inserted: 0, updated: 0 });
      return 0;
    }
    const counts = await store.store(transaction, stored, tally);
    await finish('done', null, counts);
    return counts.inserted + counts.updated;
  }

  private async decide(transaction: Queryable, stored: StoredImport): Promise<ImportTally> {
    const { rows } = this.parts;
    const { id } = stored;
    await rows.reset(transaction, id);
    await rows.decide(transaction, id, words);
    await examineNamed(transaction, rows, stored);
    await rows.remark(transaction, id, words);
    await rows.keepProblems(transaction, stored);
    const tally = await rows.tally(transaction, id);
    return {
      ...tally,
      errorsTotal: tally.errorsTotal + stored.fileProblems.length,
      warningsTotal: tally.warningsTotal + stored.fileWarnings.length,
    };
  }

  private async fail(session: Session, id: string, message: string): Promise<void> {
    await this.parts.imports.fail(id, message);
    await this.parts.rows.clear(session, id);
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    worthAnotherTry.has(error.code)
  );
}
