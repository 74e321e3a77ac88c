import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Secret } from './secret.js';

const secretBytes = 48;

/**
 * Returns the secret that signs tokens. It is generated at the first start and stored in the data folder. The file is
 * created atomically: if several instances start at once, one creates it and the others read it.
 */
export async function loadSigningSecret(dataDir: string): Promise<Secret> {
  const file = join(dataDir, 'jwt.secret');
  const kept = await readSecret(file);
  if (kept !== null) return kept;

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(secretBytes).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    await link(draft, file).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(file);
  if (made === null)
    throw new Error(`The secret in ${file} is empty; delete the file to have a new one made`);
  return made;
}

async function readSecret(file: string): Promise<Secret | null> {
  const text = await readFile(file, 'utf8').catch(emptyIfAbsent);
  return text.trim() === '' ? null : new Secret(text.trim());
}

function emptyIfAbsent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
