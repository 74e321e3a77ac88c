import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives uploads that are spooled a folder of our own in the data folder, and clears away what a killed server left in it.
 * Throws where it cannot be written. What another server is still reading goes on: an open file outlives its name.
 */
export async function useUploadFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (spoolFile.test(name)) await rm(join(folder, name), { force: true });
  }
  // The library that spools takes no folder; it asks Node.js for the one of temporary files.
  // eslint-disable-next-line no-restricted-properties -- it is set, not read
  process.env['TMPDIR'] = folder;
}

const spoolFile = /^capacitor-[\da-f]+\.tmp$/;
