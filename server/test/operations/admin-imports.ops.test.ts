import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import { runAdmin } from './admin-process.js';
import { cleanUp, initialisedDataDir, startAtlas } from './atlas-process.js';

afterEach(cleanUp);

const env = { ADMIN_PASSWORD: 'the keys of all the tests', SEED: 'none' };
const header = 'disease,autoantibody,autoantigen,type';
const good = [header, 'Vitiligo,Anti-TYR,Tyrosinase,Enzyme', 'Vitiligo,Anti-TYRP1,TYRP1,Enzyme'].join('\n');
const bad = [good, 'Vitiligo,Anti-X,,Enzyme', ''].join('\n');

test('the command line imports and exports files, with and without a running server', async () => {
  const dataDir = await initialisedDataDir();
  const atlas = await startAtlas({ dataDir, env });
  const address = await atlas.ready();
  const file = (name: string): string => join(dataDir, name);
  writeFileSync(file('bad.csv'), bad);

  const dry = await runAdmin({ dataDir }, 'import', file('bad.csv'), '--dry-run');
  expect(dry).toMatchObject({
    code: 1,
    output: expect.stringContaining('2 new, 0 changed, 0 skipped, 1 with errors'),
    errors: expect.stringContaining('The file would not be imported: a row has an error'),
  });
  const refused = await runAdmin({ dataDir }, 'import', file('bad.csv'), '--report', file('report.csv'));
  expect([refused.code, refused.output.trim()]).toEqual([1, expect.not.stringContaining('done')]);
  expect(refused.errors).toMatch(/^error: row 4, autoantigen: A value is required$/m);
  expect(readFileSync(file('report.csv'), 'utf8')).toContain('Anti-X');

  const stored = await runAdmin({ dataDir }, 'import', file('bad.csv'), '--mode', 'valid-only');
  expect(stored).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 new, 0 changed, 0 skipped, 1 with errors'),
  });
  const list = (await (await fetch(`${address}${restPaths.entries}`)).json()) as { data: { _id: string }[] };
  expect(list.data).toHaveLength(2);
  atlas.child.kill('SIGTERM');
  await atlas.ended;

  const written = await runAdmin({ dataDir }, 'export', file('all.xlsx'));
  expect([written.code, existsSync(file('all.xlsx')), existsSync(file('all.xlsx.part'))]).toEqual([
    0,
    true,
    false,
  ]);
  const again = await runAdmin({ dataDir }, 'import', file('all.xlsx'), '--existing', 'update', '--dry-run');
  expect(again).toMatchObject({
    code: 0,
    output: expect.stringContaining('0 new, 0 changed, 2 skipped, 0 with errors'),
  });
  const piped = await runAdmin({ dataDir }, 'export', '-', '--columns', 'disease,autoantibody');
  expect(piped.output).toContain('disease,autoantibody\r\nVitiligo,Anti-TYR\r\nVitiligo,Anti-TYRP1\r\n');
  const missing = await runAdmin({ dataDir }, 'import', file('nothing.csv'));
  expect(missing).toMatchObject({
    code: 1,
    errors: `The file ${file('nothing.csv')} does not exist or is not readable.\n`,
  });
});
