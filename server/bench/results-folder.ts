import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import type { RunOptions } from './bench-options.js';
import type { SizeResult } from './run-size.js';

const measured = z.object({ rest: z.object({ perSecond: z.number() }).optional() });
const storedResult = z.object({
  rates: z.record(z.string(), measured.optional()),
  exports: measured,
  imports: measured.default({}),
});

/** Of an earlier result, what later ones are compared with. */
export type EarlierResult = z.infer<typeof storedResult>;

/** The machine and software of the measurement. */
export const machine = {
  processors: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
};

/** Stores a result as `<entries>.json`, replacing an earlier one. Returns the file name. */
export async function storeResult(
  folder: string,
  result: SizeResult,
  { rounds, seconds }: Pick<RunOptions, 'rounds' | 'seconds'>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${String(result.size)}.json`);
  const text = JSON.stringify({ at: new Date(), machine, rounds, seconds, ...result }, null, 2);
  await writeFile(file, `${text}\n`);
  return file;
}

/** Returns the stored result of an earlier run with the same number of entries. */
export async function readStoredResult(folder: string, size: number): Promise<EarlierResult | undefined> {
  const file = join(folder, `${String(size)}.json`);
  if (!existsSync(file)) return undefined;
  return storedResult.parse(JSON.parse(await readFile(file, 'utf8')));
}
