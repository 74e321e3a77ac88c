import { join } from 'node:path';

import { readConfig } from '../config.js';
import { stopSignal } from '../stop-signal.js';
import { openBenchDatabase } from './bench-database.js';
import { type BenchOptions, readBenchOptions, usage } from './bench-options.js';
import { hasOwnCores } from './processor-cores.js';
import { readCommandLine } from './read-command-line.js';
import { report } from './report.js';
import { machine, readStoredResult, storeResult } from './results-folder.js';
import { runSize, type SizeResult } from './run-size.js';

/** Number of entries relative to which growth is measured. */
const baseSize = 10_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const stop = stopSignal();

try {
  const options = readCommandLine(usage, readBenchOptions);
  await bench(options, join(readConfig().dataDir, 'bench'));
  process.exit(0);
} catch (error) {
  if (stop.aborted) print('Stopped.');
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

async function bench(options: BenchOptions, dataDir: string): Promise<void> {
  print(introduction(options));
  const folder = join(dataDir, 'results');
  for (const size of options.sizes) {
    const result = await measure(size, options, dataDir);
    const file = await storeResult(folder, result, options);
    const base = size === baseSize ? undefined : await readStoredResult(folder, baseSize);
    print(`\n${report(result, base)}\n\nKept in ${file}\n`);
  }
}

async function measure(size: number, options: BenchOptions, dataDir: string): Promise<SizeResult> {
  const database = await openBenchDatabase(dataDir, size, print);
  try {
    return await runSize(database, { ...options, folder: dataDir, print, signal: stop });
  } finally {
    await database.stop();
  }
}

function introduction({ sizes, rounds, seconds }: BenchOptions): string {
  const { processors, model, memoryGiB, node, platform } = machine;
  return [
    `${sizes.map((size) => size.toLocaleString('en')).join(', ')} entries; ` +
      `every scenario in ${rounds} rounds of ${seconds} s by each target, medians.`,
    `${processors} × ${model}, ${memoryGiB} GiB, ${platform}, Node ${node}. ` +
      'Both APIs run compiled, with LOG_LEVEL=warn.',
    hasOwnCores
      ? 'Servers and database have a processor core each (taskset); the benchmark may use any.'
      : 'Servers, database and benchmark share all processor cores.',
    '',
  ].join('\n');
}
