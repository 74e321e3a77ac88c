import { parseArgs } from 'node:util';

import { jestExpect } from '@jest/expect';

import { readCommandLine } from '../../bench/read-command-line.js';
import { cleanUp } from '../operations/atlas-process.js';
import { fullDisk } from './full-disk.js';
import { hostileDocuments } from './hostile-documents.js';
import { jsonFiles } from './json-files.js';
import { lostDatabase } from './lost-database.js';
import { naughtyStrings } from './naughty-strings.js';
import { Report } from './report.js';
import { full, quick, type Scale } from './scale.js';
import { slowClients } from './slow-clients.js';
import { threeInstances } from './three-instances.js';

const batteries: Readonly<Record<string, (report: Report, scale: Scale) => Promise<void>>> = {
  'hostile-documents': hostileDocuments,
  'naughty-strings': naughtyStrings,
  'json-files': jsonFiles,
  'slow-clients': slowClients,
  'lost-database': lostDatabase,
  'full-disk': fullDisk,
  'three-instances': threeInstances,
};

const usage = `npm run robustness -- [options]
  --quick       few of each: does everything run?
  --only a,b    of: ${Object.keys(batteries).join(', ')}`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
// Explicitly, since connections may be left open by a case that failed.
process.exit(await run());

/** Runs the batteries one after another; returns the exit code. */
async function run(): Promise<number> {
  const options = {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(batteries).join(',') },
  } as const;
  const { values } = readCommandLine(usage, (args) => parseArgs({ args, options }));
  const chosen = values.only.split(',');
  const unknown = chosen.filter((name) => !(name in batteries));
  if (unknown.length > 0) {
    say(usage);
    return 2;
  }
  // The checks after kills are those of the tests, which use Jest's.
  Object.assign(globalThis, { expect: jestExpect });
  const report = new Report(say);
  for (const name of chosen) await runBattery(name, report, values.quick ? quick : full);
  say(`\n${report.table()}\n`);
  return report.failed ? 1 : 0;
}

/** Runs one battery, and stops what it started. An error outside of its cases is a failure of the battery. */
async function runBattery(name: string, report: Report, scale: Scale): Promise<void> {
  const started = Date.now();
  say(`\n${name} …`);
  try {
    await batteries[name]?.(report, scale);
  } catch (error) {
    report.fail({ what: name, sent: 'the battery', expected: 'runs to its end' }, error);
  }
  await cleanUp();
  say(`${name} took ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
