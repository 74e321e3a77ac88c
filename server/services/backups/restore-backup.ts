import { refuseNewerSchema } from '../../persistence/backups/backup-refusals.js';
import { restoreDatabase } from '../../persistence/backups/restore-database.js';
import { openDatabase } from '../../persistence/open-database.js';
import { upgradeDatabase } from '../upgrades/upgrade-database.js';
import { BackupArchive } from './backup-archive.js';

/** Reports progress to the person at the terminal. */
export type OnProgress = (line: string) => void;

/**
 * Opens a backup after reading all of it. Throws `BackupRefusedError` if anything in it is missing or damaged, or if it
 * was made by a newer version of the product.
 */
export async function openBackup(path: string, onProgress: OnProgress): Promise<BackupArchive> {
  const archive = await BackupArchive.open(path);
  try {
    await refuseNewerSchema('The backup was made', archive.manifest.migrations);
    onProgress(`Checking ${path}`);
    await archive.check();
    return archive;
  } catch (error) {
    archive.close();
    throw error;
  }
}

/**
 * Loads a backup into an empty database in one transaction, then upgrades the database to this version of the product.
 * Throws `BackupRefusedError`, and changes nothing, if the database holds an entry or a user.
 */
export async function restoreBackup(
  url: string,
  archive: BackupArchive,
  onProgress: OnProgress,
): Promise<void> {
  await loadBackup(url, archive, onProgress);
  const open = await openDatabase(url, () => undefined);
  try {
    const upgraded = await upgradeDatabase(open);
    if (upgraded.length > 0) onProgress(`Upgraded the database: ${upgraded.join(', ')}`);
    await open.database.session((session) => session.query('VACUUM (ANALYZE)'));
  } finally {
    await open.close();
  }
}

/** Loads a backup, with the schema that it was made from. */
export async function loadBackup(url: string, archive: BackupArchive, onProgress: OnProgress): Promise<void> {
  const { migrations, tables, sequences } = archive.manifest;
  await restoreDatabase(url, {
    migrations,
    tables,
    sequences,
    copyRows: async (table, target) => {
      onProgress(`  ${table.name}: ${table.rows.toLocaleString('en')} rows`);
      await archive.copyRows(table, target);
    },
  });
}
