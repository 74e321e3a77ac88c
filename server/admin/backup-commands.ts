import { type OnProgress, openBackup, restoreBackup } from '../services/backups/restore-backup.js';
import { verifyBackup } from '../services/backups/verify-backup.js';
import { createBackup } from '../services/backups/write-archive.js';
import { requireWritable } from './shell-files.js';

interface Parts {
  readonly print: (line: string) => void;
  /** Reports progress, separately from the printed result. */
  readonly onProgress: OnProgress;
}

/**
 * Writes a backup of the database, and prints what it holds. `product`: the version of this program. `stop` ends it and
 * removes the unfinished file.
 */
export async function backUpToFile(
  path: string,
  database: Parameters<typeof createBackup>[0],
  product: string,
  { print, onProgress, stop }: Parts & { readonly stop: AbortSignal },
): Promise<void> {
  await requireWritable(path);
  onProgress(`Writing ${path}`);
  const { manifest, bytes } = await createBackup(database, path, { product, onProgress, signal: stop });
  print(
    `Wrote ${path}: ${entriesOf(manifest)}, ${inMegabytes(bytes)}. It holds password hashes: keep it safe.`,
  );
}

/** Restores a backup. `withUrl` provides the database once the whole backup has been read. */
export async function restoreFile(
  path: string,
  withUrl: (work: (url: string) => Promise<void>) => Promise<void>,
  { print, onProgress }: Parts,
): Promise<void> {
  const archive = await openBackup(path, onProgress);
  try {
    await withUrl((url) => restoreBackup(url, archive, onProgress));
  } finally {
    archive.close();
  }
  const { createdAt } = archive.manifest;
  print(`Restored ${entriesOf(archive.manifest)}, as of ${createdAt}.`);
  print('Sessions live on where the signing key is the same: JWT_SECRET, or jwt.secret in DATA_DIR.');
}

/** Checks a backup, and prints the result. */
export async function verifyFile(
  path: string,
  options: Parameters<typeof verifyBackup>[1],
  { print, onProgress }: Parts,
): Promise<void> {
  const { manifest, notRestored } = await verifyBackup(path, { ...options, onProgress });
  const figures = `${entriesOf(manifest)}, as of ${manifest.createdAt}`;
  if (notRestored === null) print(`The backup is right: it was restored, with ${figures}.`);
  else print(`The backup can be read, with ${figures}. It was not restored: ${notRestored}`);
}

interface Counted {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
}

function entriesOf({ tables }: Counted): string {
  const rows = tables.find(({ name }) => name === 'entries')?.rows ?? 0;
  return `${rows.toLocaleString('en')} entries, deleted ones included`;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
