import type { Logger } from 'pino';

import { messages } from '../../../schema/contract/messages.js';
import type { Queryable, Session } from '../../persistence/database.js';
import type { ImportCorrectionsRepository } from '../../persistence/imports/import-corrections.repository.js';
import type { ImportReadsRepository } from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import {
  isWriteConflict,
  prepareImportSession,
  watchedTransaction,
} from '../../persistence/imports/import-session.js';
import type { ImportRepository, ImportTally } from '../../persistence/imports/import.repository.js';
import { vacuumEntries } from '../../persistence/search-index-upkeep.js';
import type { FieldNames } from '../vocabulary/field-names.js';
import { compareNames } from './compare-names.js';
import { decideNamedRows } from './decide-named-rows.js';
import { labelledProblem } from './import-report.js';
import type { ImportStore } from './import-store.js';

/** From this number of entries on, vacuuming the tables makes lists noticeably faster. */
export const manyRows = 10_000;
const attemptsMax = 5;
const triesMax = 3;

/** Checks the rows of one import against the entries, and stores them, refuses them, or shows the expected result. */
export class ImportRunner {
  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowsRepository,
    private readonly reads: Pick<ImportReadsRepository, 'problems'>,
    private readonly store: ImportStore,
    private readonly corrections: Pick<ImportCorrectionsRepository, 'storeOffers'>,
    private readonly names: Pick<FieldNames, 'meanings'>,
    private readonly log: Logger,
  ) {}

  /** Runs an import to its end. Throws if it is interrupted and is to be run again later. */
  async run(session: Session, id: string): Promise<void> {
    const attempt = await this.imports.begin(id);
    const stored = await this.imports.find(id);
    if (stored?.status === 'cancelled') return this.rows.clear(session, id);
    if (attempt === null || stored === null) return;
    if (attempt > attemptsMax) return this.fail(session, id, messages.importBrokenOff);
    await prepareImportSession(session);
    if ((await this.rows.count(session, id)) !== stored.rowsReceived) {
      return this.fail(session, id, messages.importRowsLost);
    }
    await this.attemptRun(session, stored);
  }

  private async attemptRun(session: Session, stored: StoredImport): Promise<void> {
    const interrupt = (backend: number): Promise<void> =>
      this.imports.interruptUnlessRunning(stored.id, backend);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const written = await watchedTransaction(session, interrupt, (transaction) =>
          this.finish(transaction, stored),
        );
        if (written !== null) await this.rows.clear(session, stored.id);
        if (written !== null && written >= manyRows) await vacuumEntries(session);
        return;
      } catch (error) {
        if (await this.hasEnded(stored.id)) return this.dropEnded(session, stored.id);
        if (!isWriteConflict(error)) throw error;
        this.log.warn(
          { import: stored.id, attempt },
          'An import conflicted with another write; it will be retried.',
        );
        if (attempt === triesMax) return this.fail(session, stored.id, messages.importBrokenOff);
      }
    }
  }

  /** Returns the number of entries written; `null` for a preview. */
  private async finish(transaction: Queryable, stored: StoredImport): Promise<number | null> {
    const tally = await this.decide(transaction, stored);
    const finish = (status: 'previewed' | 'refused' | 'done', message: string | null, counts: ImportTally) =>
      this.imports.finish(transaction, stored.id, status, message, counts);
    if (stored.dryRun) {
      await finish('previewed', null, tally);
      return null;
    }
    const bad = tally.failed + stored.fileProblems.length;
    if (stored.fileProblems.length > 0 || (stored.mode === 'all' && bad > 0)) {
      const message = messages.importRefused(tally.failed, await this.firstProblem(transaction, stored.id));
      await finish('refused', message, { ...tally, inserted: 0, updated: 0 });
      return 0;
    }
    const counts = await this.store.store(transaction, stored, tally);
    await finish('done', null, counts);
    return counts.inserted + counts.updated;
  }

  private async decide(transaction: Queryable, stored: StoredImport): Promise<ImportTally> {
    const { rows } = this;
    const { id } = stored;
    await rows.reset(transaction, id);
    await rows.decide(transaction, id);
    await decideNamedRows(transaction, rows, stored);
    await rows.remark(transaction, id);
    await rows.remarkReplaced(transaction, id, stored.by?.id ?? null);
    const { others, offers } = await compareNames(transaction, id, rows, this.names);
    await rows.remarkOtherNames(transaction, id, others);
    if (stored.dryRun) await this.corrections.storeOffers(transaction, id, offers);
    await rows.storeProblems(transaction, id);
    const tally = await rows.tally(transaction, id);
    return {
      ...tally,
      errorsTotal: tally.errorsTotal + stored.fileProblems.length,
      warningsTotal: tally.warningsTotal + stored.fileWarnings.length,
    };
  }

  /** Describes the first problem, for clients that show nothing but the message. */
  private async firstProblem(transaction: Queryable, id: string): Promise<string> {
    const [first] = (await this.reads.problems([id], 'problems', 1, transaction)).get(id) ?? [];
    if (first === undefined) throw new Error('An import without problems was refused');
    const { row, problem } = first;
    if (row === null) return problem.message;
    if (problem.path === 'row') return messages.importRowProblem(row, problem.message);
    return messages.importCellProblem(row, labelledProblem(problem));
  }

  /** Whether the import was cancelled while it ran. A database that does not answer says nothing about that. */
  private async hasEnded(id: string): Promise<boolean> {
    const stored = await this.imports.find(id).catch(() => undefined);
    return stored !== undefined && stored?.status !== 'running';
  }

  private async dropEnded(session: Session, id: string): Promise<void> {
    this.log.info({ import: id }, 'A running import was cancelled; nothing of it is stored.');
    await this.rows.clear(session, id);
  }

  private async fail(session: Session, id: string, message: string): Promise<void> {
    await this.imports.fail(id, message);
    await this.rows.clear(session, id);
  }
}
