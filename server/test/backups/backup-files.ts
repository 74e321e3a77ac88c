import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { type Entry, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** A folder for the backups of a test file, and a function that removes it. */
export async function backupFolder(): Promise<{
  file: (name: string) => string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-backups-'));
  return {
    file: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Copies an archive. `change` returns what a file of it holds then, or `null` to leave the file out. */
export async function changeArchive(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer | null,
): Promise<void> {
  const source = await openPromise(from, { lazyEntries: true, autoClose: false });
  const copy = new ZipFile();
  await new Promise<void>((resolve, reject) => {
    source.on('entry', (entry: Entry) => {
      const read = async (): Promise<void> => {
        const changed = change(entry.fileName, await buffer(await source.openReadStreamPromise(entry)));
        if (changed !== null) copy.addBuffer(changed, entry.fileName);
        source.readEntry();
      };
      read().catch(reject);
    });
    source.on('end', resolve);
    source.on('error', reject);
    source.readEntry();
  });
  source.close();
  copy.end();
  await pipeline(copy.outputStream, createWriteStream(to));
}

/** Like `changeArchive`, with changes of the manifest alone. */
export function changeManifest(from: string, to: string, changes: object): Promise<void> {
  return changeArchive(from, to, (name, bytes) =>
    name === 'manifest.json'
      ? Buffer.from(JSON.stringify({ ...(JSON.parse(bytes.toString()) as object), ...changes }))
      : bytes,
  );
}
