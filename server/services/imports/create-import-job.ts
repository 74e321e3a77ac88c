import type { Logger } from 'pino';

import type { Database } from '../../persistence/database.js';
import { ImportRepository } from '../../persistence/imports/import.repository.js';
import { ImportCorrectionsRepository } from '../../persistence/imports/import-corrections.repository.js';
import { ImportNamesRepository } from '../../persistence/imports/import-names.repository.js';
import { ImportReadsRepository } from '../../persistence/imports/import-reads.repository.js';
import { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import { EntryWriteRepository } from '../../persistence/repositories/entry-write.repository.js';
import { EntryBulkWriteRepository } from '../../persistence/repositories/entry-write-bulk.js';
import type { FieldNames } from '../vocabulary/field-names.js';
import { ImportJob } from './import-job.js';
import { ImportRunner } from './import-runner.js';
import { ImportStore } from './import-store.js';

/** Creates the job that runs the queued imports. */
export function createImportJob(database: Database, log: Logger, names: FieldNames): ImportJob {
  const imports = new ImportRepository(database);
  const rows = new ImportRowsRepository();
  const [writes, bulk] = [new EntryWriteRepository(database), new EntryBulkWriteRepository(database)];
  const checkpoint = (): void => job.checkpoint();
  const store = new ImportStore({ database, imports, rows, writes, bulk, checkpoint });
  const reads = new ImportReadsRepository(database);
  const fileNames = new ImportNamesRepository();
  const corrections = new ImportCorrectionsRepository();
  const runner = new ImportRunner(imports, rows, reads, store, fileNames, corrections, names, log);
  const job: ImportJob = new ImportJob({ database, imports, rows, runner, log });
  return job;
}
