import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeFolder } from './make-folder.js';

test('creates a folder with its parents, also if it exists or others create it at the same time', async () => {
  const home = await mkdtemp(join(tmpdir(), 'make-folder-'));
  const folder = join(home, 'a', 'b');
  await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(join(folder, 'c'))]);
  await makeFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await writeFile(join(home, 'file'), '');
  await expect(makeFolder(join(home, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(home, 'file', 'a'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(home, { recursive: true });
});

test('fails where a file system takes no new folders', async () => {
  const onLinux = { code: 'ENOENT', path: '/proc/atlas' };
  const refusal = process.platform === 'linux' ? onLinux : { code: expect.any(String) };
  await expect(makeFolder('/proc/atlas/data')).rejects.toMatchObject(refusal);
});
