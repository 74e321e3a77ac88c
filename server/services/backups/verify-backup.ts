import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { Logger } from 'pino';

import { withBackupSnapshot } from '../../persistence/backups/backup-reads.js';
import { BackupRefusedError } from '../../persistence/backups/backup-refusals.js';
import type { Database } from '../../persistence/database.js';
import { findBinaries, FolderInUseError } from '../../persistence/embedded-binaries.js';
import { startEmbeddedPostgres } from '../../persistence/embedded-postgres.js';
import { openDatabase } from '../../persistence/open-database.js';
import { upgradeDatabase } from '../upgrades/upgrade-database.js';
import type { BackupArchive } from './backup-archive.js';
import { type BackupManifest, isSame } from './backup-manifest.js';
import { DigestStream } from './digest-stream.js';
import { loadBackup, type OnProgress, openBackup } from './restore-backup.js';

interface Options {
  readonly dataDir: string;
  readonly log: Logger;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

/** A backup that was found to be right. */
interface VerifiedBackup {
  readonly manifest: BackupManifest;
  /** Why it was only read but not restored; `null` if it was restored. */
  readonly notRestored: string | null;
}

/**
 * Reads a backup, restores it into a scratch database below the data folder, compares its checksums with those of
 * the manifest, and upgrades it. Throws `BackupRefusedError` if anything differs. Where no embedded PostgreSQL runs,
 * only reads the backup.
 */
export async function verifyBackup(path: string, options: Options): Promise<VerifiedBackup> {
  const { onProgress = () => undefined, signal } = options;
  const archive = await openBackup(path, onProgress);
  try {
    signal?.throwIfAborted();
    const notRestored = await reasonNotToRun();
    if (notRestored === null)
      await withScratchDatabase(options, (url) => restoreAndCompare(url, archive, options));
    return { manifest: archive.manifest, notRestored };
  } finally {
    archive.close();
  }
}

async function reasonNotToRun(): Promise<string | null> {
  try {
    await findBinaries();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The folder has a fixed name, so that what a killed verification left is found and removed. A second verification at
 * the same time is refused. A signal stops the database at once, which ends the work.
 */
async function withScratchDatabase({ dataDir, log, signal }: Options, work: (url: string) => Promise<void>) {
  const scratch = { dataDir: join(dataDir, 'verification'), log, ...(signal && { signal }) };
  if (existsSync(scratch.dataDir)) {
    await stopLeft(scratch);
    await rm(scratch.dataDir, { recursive: true });
  }
  const postgres = await startEmbeddedPostgres(scratch).catch(async (error: unknown) => {
    if (!(error instanceof FolderInUseError)) await rm(scratch.dataDir, { recursive: true, force: true });
    throw error;
  });
  const stopNow = (): void => void postgres.stop().catch(() => undefined);
  signal?.addEventListener('abort', stopNow);
  try {
    await work(postgres.url);
  } finally {
    signal?.removeEventListener('abort', stopNow);
    await postgres.stop();
    await rm(scratch.dataDir, { recursive: true });
  }
}

/** Stops the database that a killed verification left. One that cannot start may have lost files, and is of no use. */
async function stopLeft(scratch: Parameters<typeof startEmbeddedPostgres>[0]): Promise<void> {
  try {
    await (await startEmbeddedPostgres(scratch)).stop();
  } catch (error) {
    scratch.signal?.throwIfAborted();
    if (error instanceof FolderInUseError) throw error;
  }
}

async function restoreAndCompare(
  url: string,
  archive: BackupArchive,
  { onProgress = () => undefined, signal }: Options,
) {
  onProgress('Restoring it into a scratch database');
  await loadBackup(url, archive, onProgress);
  signal?.throwIfAborted();
  const open = await openDatabase(url, () => undefined);
  try {
    onProgress('Comparing');
    await compare(open.database, archive.manifest);
    signal?.throwIfAborted();
    await upgradeDatabase(open);
  } finally {
    await open.close();
  }
}

async function compare(database: Database, { tables }: BackupManifest): Promise<void> {
  await withBackupSnapshot(database, async (snapshot) => {
    for (const expected of tables) {
      const digest = new DigestStream();
      await pipeline(snapshot.rowsOf(expected), digest.resume());
      if (!isSame(digest.result(), expected)) {
        throw new BackupRefusedError(`The restored table ${expected.name} differs from the backup.`);
      }
    }
  });
}
