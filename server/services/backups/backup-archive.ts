import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';

import { isMissingFile } from '../../file-stats.js';
import { BackupRefusedError } from '../../persistence/backups/backup-refusals.js';
import {
  type BackupManifest,
  fileOfTable,
  formatVersion,
  isSame,
  manifestForm,
  manifestName,
} from './backup-manifest.js';
import { DigestStream } from './digest-stream.js';

/** A backup on disk, open for reading. */
export class BackupArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly files: ReadonlyMap<string, Entry>,
    readonly manifest: BackupManifest,
  ) {}

  /** Throws `BackupRefusedError` for a file that does not exist, is not a backup, or is not complete. */
  static async open(path: string): Promise<BackupArchive> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
      throw refused(isMissingFile(error) ? `The file ${path} does not exist.` : notABackup(path), error);
    });
    try {
      const files = await filesOf(zip);
      return new BackupArchive(zip, files, await readManifest(zip, files.get(manifestName), path));
    } catch (error) {
      zip.close();
      throw error instanceof BackupRefusedError ? error : refused(notABackup(path), error);
    }
  }

  close(): void {
    this.zip.close();
  }

  /** Reads the whole archive. Throws `BackupRefusedError` if a file of it is missing or has been changed. */
  async check(): Promise<void> {
    for (const { name } of this.manifest.tables) {
      await this.copyRows({ name }, new Writable({ write: (_chunk, _encoding, done) => done() }));
    }
  }

  /** Passes the rows of a table to `target`. Throws `BackupRefusedError` if they are not those of the manifest. */
  async copyRows({ name }: { readonly name: string }, target: NodeJS.WritableStream): Promise<void> {
    const file = this.files.get(fileOfTable(name));
    const expected = this.manifest.tables.find((table) => table.name === name);
    if (file === undefined || expected === undefined)
      throw refused(`The backup is damaged: it lacks ${name}.`);
    const digest = new DigestStream();
    const rows = await this.zip.openReadStreamPromise(file).catch((error: unknown) => {
      throw damage(name, error);
    });
    rows.on('error', (error) => digest.destroy(damage(name, error)));
    await pipeline(
      rows.pipe(digest),
      async function* (chunks: AsyncIterable<Buffer>) {
        yield* chunks;
        if (!isSame(digest.result(), expected)) throw damage(name, 'its checksum is another');
      },
      target,
    );
  }
}

function refused(message: string, cause?: unknown): BackupRefusedError {
  return new BackupRefusedError(message, { cause });
}

const notABackup = (path: string): string => `The file ${path} is not a backup, or not a complete one.`;

function damage(name: string, reason: unknown): BackupRefusedError {
  const text = reason instanceof Error ? reason.message : String(reason);
  return refused(`The backup is damaged: ${fileOfTable(name)} cannot be read (${text}).`, reason);
}

async function filesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  // `eachEntry` stops listening once it ends: without a listener, a later error would end the process.
  zip.on('error', () => undefined);
  const files = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, entry);
  return files;
}

const anyFormat = z.object({ format: z.string(), formatVersion: z.number() });

async function readManifest(zip: ZipFile, file: Entry | undefined, path: string): Promise<BackupManifest> {
  if (file === undefined) throw refused(notABackup(path));
  const bytes = await buffer(await zip.openReadStreamPromise(file));
  if (crc32(bytes) !== file.crc32)
    throw refused(`The backup is damaged: the checksum of ${manifestName} is another.`);
  const json: unknown = JSON.parse(bytes.toString());
  if (anyFormat.parse(json).formatVersion > formatVersion) {
    throw refused(
      'The backup was made by a newer version of Autoimmune Atlas. Use that version or a newer one.',
    );
  }
  return manifestForm.parse(json);
}
