import { withBackupSnapshot } from '../../persistence/backups/backup-reads.js';
import type { Database } from '../../persistence/database.js';
import { writeArchive, type WrittenBackup } from './write-archive.js';

interface Options {
  /** The version of the product. */
  readonly product: string;
  readonly tell?: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Writes all data of the database to a file, as of one moment. The database may be in use. */
export function createBackup(
  database: Database,
  path: string,
  { product, tell = () => undefined, signal = new AbortController().signal }: Options,
): Promise<WrittenBackup> {
  return withBackupSnapshot(database, (snapshot) => writeArchive(snapshot, path, { product, tell, signal }));
}
