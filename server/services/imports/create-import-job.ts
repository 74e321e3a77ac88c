import type { Logger } from 'pino';

import type { Database } from '../../persistence/database.js';
import { EntryArrivals } from '../../persistence/imports/entry-arrivals.js';
import { ImportRepository } from '../../persistence/imports/import.repository.js';
import { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import { EntryWriteRepository } from '../../persistence/repositories/entry-write.repository.js';
import { EntryBulkWriteRepository } from '../../persistence/repositories/entry-write-bulk.js';
import { ImportJob } from './import-job.js';
import { ImportRunner } from './import-runner.js';
import { ImportStore } from './import-store.js';
import { NewEntries } from './new-entries.js';

/** Makes what runs the imports that wait. */
export function createImportJob(database: Database, log: Logger): ImportJob {
  const imports = new ImportRepository(database);
  const rows = new ImportRowsRepository();
  const [writes, bulk] = [new EntryWriteRepository(database), new EntryBulkWriteRepository()];
  const checkpoint = (): void => job.checkpoint();
  const arrivals = new EntryArrivals(database);
  const newEntries = new NewEntries({ database, rows, bulk, arrivals, checkpoint });
  const store = new ImportStore({ imports, rows, writes, bulk, newEntries, arrivals, checkpoint });
  const runner = new ImportRunner({ database, imports, rows, store, log });
  const job: ImportJob = new ImportJob({ database, imports, rows, runner, arrivals, log });
  return job;
}
