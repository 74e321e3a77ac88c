import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

import { type BackupSnapshot, withBackupSnapshot } from '../../persistence/backups/backup-reads.js';
import type { Database } from '../../persistence/database.js';
import {
  type BackupManifest,
  fileOfTable,
  formatName,
  formatVersion,
  manifestName,
  type ManifestTable,
} from './backup-manifest.js';
import { DigestStream } from './digest-stream.js';
import type { OnProgress } from './restore-backup.js';

/** The fastest level: a backup holds a snapshot of the database while it is written. */
const compressionLevel = 1;

interface Options {
  /** The version of the product. */
  readonly product: string;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

interface WrittenBackup {
  readonly manifest: BackupManifest;
  /** Size of the file. */
  readonly bytes: number;
}

/**
 * Writes the snapshot to a zip archive: the rows of each table as a file, and last the manifest. The file appears under
 * its name only when it is complete and on disk; only its owner may read it. Memory does not grow with the database.
 */
async function writeArchive(
  snapshot: BackupSnapshot,
  path: string,
  { product, onProgress = () => undefined, signal }: Options,
): Promise<WrittenBackup> {
  const createdAt = new Date();
  const { postgres, migrations, sequences } = snapshot;
  const tables: ManifestTable[] = [];
  const facts = {
    format: formatName,
    formatVersion,
    product,
    createdAt: createdAt.toISOString(),
    postgres,
  } as const;
  const manifest = { ...facts, migrations: [...migrations], sequences, tables };
  const zip = new ZipFile();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const output = Readable.from(zip.outputStream);
  zip.on('error', fail);
  const options = { compressionLevel, forceZip64Format: true, mtime: createdAt, mode: 0o100600 };
  // Each function is called once the file before it is complete.
  for (const table of snapshot.tables) {
    zip.addReadStreamLazy(fileOfTable(table.name), options, (use) => {
      const digest = new DigestStream();
      connect(snapshot.rowsOf(table), digest, (error) => {
        if (error) {
          fail(error);
          return;
        }
        // PostgreSQL says the number of rows after their end, which may be too late.
        const figures = digest.result();
        tables.push({ ...table, columns: [...table.columns], ...figures });
        onProgress(`  ${table.name}: ${figures.rows.toLocaleString('en')} rows`);
      });
      use(null, digest);
    });
  }
  zip.addReadStreamLazy(manifestName, options, (use) => {
    use(null, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
  });
  zip.end();

  const unfinished = `${path}.part`;
  try {
    await pipeline(output, createWriteStream(unfinished, { mode: 0o600, flush: true }), { signal });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { manifest, bytes: (await stat(path)).size };
}

/** Writes all data of the database to a file, as of one moment. The database may be in use. */
export function createBackup(database: Database, path: string, options: Options): Promise<WrittenBackup> {
  return withBackupSnapshot(database, (snapshot) => writeArchive(snapshot, path, options));
}
