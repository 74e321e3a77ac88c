import fs, { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadSigningSecret } from './secret-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atlas-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the secret is created once, is long enough, and is readable by its owner only', async () => {
  const dataDir = join(folder, 'new');
  const secret = await loadSigningSecret(dataDir);

  expect(Buffer.byteLength(secret.reveal())).toBeGreaterThanOrEqual(32);
  expect((await loadSigningSecret(dataDir)).reveal()).toBe(secret.reveal());
  expect((await stat(join(dataDir, 'jwt.secret'))).mode & 0o777).toBe(0o600);
});

test('instances that start at once use the same secret, and leave no temporary files', async () => {
  const secrets = await Promise.all(Array.from({ length: 12 }, () => loadSigningSecret(folder)));

  expect(new Set(secrets.map((secret) => secret.reveal())).size).toBe(1);
  expect(await readdir(folder)).toEqual(['jwt.secret']);
});

test('a disk that fills up leaves no file, and the next start creates the secret', async () => {
  const { writeFile: write } = fs;
  jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
    await write(file, 'half of a');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  await expect(loadSigningSecret(folder)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await readdir(folder)).toEqual([]);

  jest.restoreAllMocks();
  syncBuiltinESMExports();
  expect(Buffer.byteLength((await loadSigningSecret(folder)).reveal())).toBeGreaterThanOrEqual(32);
});

test('an empty file, as after a full disk, is named', async () => {
  await writeFile(join(folder, 'jwt.secret'), '');
  await expect(loadSigningSecret(folder)).rejects.toThrow(`${join(folder, 'jwt.secret')} is empty`);
});
