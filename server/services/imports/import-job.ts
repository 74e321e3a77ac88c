import type { Logger } from 'pino';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { Database } from '../../persistence/database.js';
import { ImportCorrectionsRepository } from '../../persistence/imports/import-corrections.repository.js';
import { tryLockImport, tryLockStoring, unlockAll } from '../../persistence/imports/import-locks.js';
import { ImportReadsRepository } from '../../persistence/imports/import-reads.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import { ImportRepository } from '../../persistence/imports/import.repository.js';
import { EntryBulkWriteRepository } from '../../persistence/repositories/entry-write-bulk.js';
import { EntryWriteRepository } from '../../persistence/repositories/entry-write.repository.js';
import { PollingJob } from '../polling-job.js';
import type { FieldNames } from '../vocabulary/field-names.js';
import { ImportRunner } from './import-runner.js';
import { ImportStore } from './import-store.js';

const sweepMs = 600_000;

/** Runs queued imports, one at a time among all instances, and removes those that were interrupted. */
class ImportJob extends PollingJob {
  readonly totals = new ImportTotals();
  private sweepAfter = 0;

  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowsRepository,
    private readonly runner: ImportRunner,
    log: Logger,
  ) {
    super(log, 'Imports cannot be run.');
  }

  /** Throws once the job is to stop; the import under way is run again after the next start. */
  checkpoint(): void {
    if (this.isStopped) throw new Error('The import job stops');
  }

  protected override async work(): Promise<void> {
    for (const id of await this.imports.failBrokenOff(messages.importBrokenOff)) {
      this.totals.imports.failed += 1;
      this.log.info({ import: id }, 'The upload of an import was interrupted; nothing was stored.');
    }
    for (const id of await this.imports.inProgress()) {
      if (this.isStopped) return;
      await this.runOne(id);
    }
    await this.sweepPeriodically();
  }

  private async runOne(id: string): Promise<void> {
    await this.database.session(async (session) => {
      if (!(await tryLockStoring(session)) || !(await tryLockImport(session, id))) return;
      await this.runner.run(session, id);
      await unlockAll(session);
      const ran = await this.imports.find(id);
      if (ran !== null) this.totals.add(ran);
    });
  }

  /**
   * Deletes rows that are no longer needed: of expired previews, and of imports that ended while a server was killed.
   */
  private async sweepPeriodically(): Promise<void> {
    if (Date.now() < this.sweepAfter) return;
    this.sweepAfter = Date.now() + sweepMs;
    await this.database.session(async (session) => {
      await this.imports.forgetPreviews(session, limits.imports.previewHours);
      for (const id of await this.rows.withLeftRows(session)) await this.rows.clear(session, id);
    });
  }
}

/** Creates the job that runs the queued imports. */
export function createImportJob(database: Database, log: Logger, names: FieldNames): ImportJob {
  const imports = new ImportRepository(database);
  const rows = new ImportRowsRepository();
  const [writes, bulk] = [new EntryWriteRepository(database), new EntryBulkWriteRepository(database)];
  const checkpoint = (): void => job.checkpoint();
  const store = new ImportStore(database, imports, rows, writes, bulk, checkpoint);
  const reads = new ImportReadsRepository(database);
  const corrections = new ImportCorrectionsRepository();
  const runner = new ImportRunner(imports, rows, reads, store, corrections, names, log);
  const job: ImportJob = new ImportJob(database, imports, rows, runner, log);
  return job;
}

/** How many imports ended in this process, by status, and the outcomes of the rows of those that are done. */
export class ImportTotals {
  readonly imports = { done: 0, previewed: 0, refused: 0, cancelled: 0, failed: 0 };
  readonly rows = { inserted: 0, updated: 0, skipped: 0, failed: 0 };

  /** Counts an import that ran. One that has not ended is counted after its next run. */
  add(ran: StoredImport): void {
    const { imports, rows } = this;
    if (!isOutcome(imports, ran.status)) return;
    imports[ran.status] += 1;
    if (ran.status !== 'done') return;
    for (const outcome of ['inserted', 'updated', 'skipped', 'failed'] as const)
      rows[outcome] += ran[outcome];
  }
}

function isOutcome<Outcome extends string>(
  counts: Record<Outcome, number>,
  status: string,
): status is Outcome {
  return Object.hasOwn(counts, status);
}
