import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import { AppError } from '../errors.js';

/** Throws BAD_USER_INPUT for a file that cannot be read, or a folder. */
export async function requireReadable(path: string): Promise<void> {
  if (!(await isAccessible(path, constants.R_OK)))
    throw refused(`The file ${path} does not exist or is not readable.`);
  if (await isFolder(path)) throw refused(`${path} is a folder. Name a file.`);
}

/** Throws BAD_USER_INPUT for a path where no file can be written, so that long work does not fail at its end. */
export async function requireWritable(path: string): Promise<void> {
  if (await isFolder(path)) throw refused(`${path} is a folder. Name a file.`);
  const folder = dirname(path);
  if (!(await isAccessible(folder, constants.W_OK)))
    throw refused(`The folder ${folder} does not exist or is not writable.`);
}

/** Whether nobody reads any more what was written to a pipe. */
export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

async function isAccessible(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function refused(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message);
}
