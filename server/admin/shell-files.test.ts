import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type CommandOf, readArguments } from './admin-arguments.js';
import { backUpToFile } from './backup-commands.js';
import { exportEntries } from './export-entries.js';
import { importEntries } from './import-entries.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atlas-shell-files-'));
  writeFileSync(join(folder, 'good.csv'), 'disease,autoantibody,autoantigen\nVitiligo,Anti-TYR,Tyrosinase\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Neither the database nor the services are reached. */
const unused = {} as never;
const parts = () => ({ folder, print: unused, printProgress: unused, stop: unused });

const importOf = (...args: string[]) =>
  importEntries(unused, readArguments(['import', ...args]) as CommandOf<'import'>, {
    ...parts(),
    imports: unused,
  });
const exportTo = (file: string) =>
  exportEntries(unused, readArguments(['export', file]) as CommandOf<'export'>, {
    ...parts(),
    exports: unused,
  });
const backUpTo = (file: string) =>
  backUpToFile(file, unused, '', { print: unused, onProgress: unused, stop: unused });

test('a file that is missing or a folder is not imported', async () => {
  const path = join(folder, 'nothing.csv');
  await expect(importOf(path)).rejects.toThrow(`The file ${path} does not exist or is not readable.`);
  await expect(importOf('nothing.csv')).rejects.toThrow(
    `The file ${path} does not exist or is not readable.`,
  );
  await expect(importOf(folder)).rejects.toThrow(`${folder} is a folder. Name a file.`);
});

test('a report, an export and a backup are refused at once where no file can be written', async () => {
  const missing = join(folder, 'nowhere');
  const path = join(missing, 'entries.csv');
  const message = `The folder ${missing} does not exist or is not writable.`;
  await expect(importOf('good.csv', '--report', path)).rejects.toThrow(message);
  await expect(exportTo(path)).rejects.toThrow(message);
  await expect(backUpTo(path)).rejects.toThrow(message);
  for (const write of [exportTo, backUpTo])
    await expect(write(folder)).rejects.toThrow(`${folder} is a folder. Name a file.`);
});

test('an export to a file without a known ending asks for the format', async () => {
  await expect(exportTo('entries.pdf')).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining('use --format'),
  });
});
