import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { makeFolder } from './make-folder.js';

/**
 * Creates a folder for spooled uploads in the data folder, and deletes files left there by a killed server. Throws if
 * the folder is not writable. Another server can continue to read a deleted file that it has open.
 */
export async function useUploadFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  await makeFolder(folder);
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (spoolFile.test(name)) await rm(join(folder, name), { force: true });
  }
  // The spooling library has no option for the folder. It uses Node's folder for temporary files.
  // oxlint-disable-next-line no-restricted-properties -- it is set, not read
  process.env['TMPDIR'] = folder;
}

const spoolFile = /^capacitor-[\da-f]+\.tmp$/;
