import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { useUploadFolder } from './upload-folder.js';

const before = process.env['TMPDIR'];
afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
});

test('uploads are spooled to the data folder, and a start removes leftovers of a killed server', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'upload-folder-'));
  await useUploadFolder(dataDir);
  const folder = join(dataDir, 'uploads');
  expect(process.env['TMPDIR']).toBe(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await writeFile(join(folder, 'capacitor-0123456789abcdef0123456789abcdef.tmp'), 'half a file');
  await writeFile(join(folder, 'notes.txt'), 'of somebody');
  await useUploadFolder(dataDir);
  expect(await readdir(folder)).toEqual(['notes.txt']);
  await rm(dataDir, { recursive: true });
});
