import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { statsOf } from './file-stats.js';

/**
 * Creates a folder for the owner alone, and its parents, where they are missing. Node's own recursive `mkdir` never
 * ends where a file system answers ENOENT for a folder that it does not take, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    // Another process can have created it meanwhile.
    if (!(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await statsOf(path))?.isDirectory() ?? false;
}
