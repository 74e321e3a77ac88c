import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissingFile } from './file-stats.js';
import { makeFolder } from './make-folder.js';
import { Secret } from './secret.js';

const secretBytes = 48;

/** The file of a secret holds nothing. */
export class BlankSecretError extends Error {
  constructor(file: string) {
    super(`The secret in ${file} is empty; delete the file to have a new one made`);
  }
}

/**
 * Returns the secret in a file, and first generates it if there is no such file. The file is created atomically: it
 * never holds a part of a secret, and if several processes start at once, one creates it and the others read it.
 */
export async function loadSecretFile(file: string): Promise<Secret> {
  const kept = await readSecretFile(file);
  if (kept !== null) return kept;

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
  const made = await readSecretFile(file);
  if (made === null) throw new BlankSecretError(file);
  return made;
}

/** Returns the secret that signs tokens, from the data folder. It is generated at the first start. */
export async function loadSigningSecret(dataDir: string): Promise<Secret> {
  await makeFolder(dataDir);
  return loadSecretFile(join(dataDir, 'jwt.secret'));
}

/** Returns the secret in a file; `null` if there is no such file or it is blank. */
export async function readSecretFile(file: string): Promise<Secret | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return '';
    throw error;
  });
  return text.trim() === '' ? null : new Secret(text.trim());
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
