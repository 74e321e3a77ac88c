import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Whether an error says that a file does not exist. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Returns the facts of a file or folder; `null` if there is none. Throws where this user may not look. */
export function statsOf(path: string): Promise<Stats | null> {
  return stat(path).catch((error: unknown) => {
    if (isMissingFile(error)) return null;
    throw error;
  });
}
