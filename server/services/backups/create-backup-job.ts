import type { Logger } from 'pino';

import { BackupRunRepository } from '../../persistence/backups/backup-run.repository.js';
import type { Database } from '../../persistence/database.js';
import { BackupFolder } from './backup-folder.js';
import { BackupJob } from './backup-job.js';

interface BackupSettings {
  readonly folder: string;
  readonly everySeconds: number | undefined;
  readonly keep: number;
}

interface Installation {
  readonly backups?: BackupSettings | undefined;
  readonly dataDir: string;
}

/** Creates the job that writes backups; `null` if the settings ask for none. `product`: version of this program. */
export function createBackupJob(
  database: Database,
  { backups, dataDir }: Installation,
  product: string,
  log: Logger,
): BackupJob | null {
  if (backups?.everySeconds === undefined) return null;
  const { folder, everySeconds, keep } = backups;
  const runs = new BackupRunRepository(database);
  return new BackupJob({
    ...{ database, runs, folder: new BackupFolder(folder) },
    ...{ everySeconds, keep, dataDir, product, log },
  });
}
