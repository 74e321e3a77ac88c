import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import type { RunOptions, SizeResult } from './run-size.js';

const eachPerSecond = z.array(z.number());
const rate = z.object({
  requests: z.int(),
  perSecond: z.number(),
  p50: z.number().default(0),
  p99: z.number(),
  eachPerSecond,
  processor: z.object({ server: z.number(), database: z.number() }).nullable(),
});
const rates = z.record(z.string(), rate);
const exportRate = z.object({
  perSecond: z.number(),
  eachPerSecond,
  firstByteMs: z.number(),
  memoryMiB: z.object({ before: z.number(), peak: z.number() }).nullable(),
});
const importRate = exportRate.omit({ firstByteMs: true });
const storedResult = z.object({
  size: z.int(),
  compared: z.int(),
  rates: z.record(z.string(), rates),
  waits: z.record(z.string(), rates).default({}),
  exports: z.object({ bare: exportRate.optional(), rest: exportRate.optional() }),
  imports: z.object({ copy: importRate.optional(), rest: importRate.optional() }).default({}),
  disk: z.object({ ours: z.number(), plain: z.number() }).default({ ours: 0, plain: 0 }),
});

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
export async function readStoredResult(folder: string, size: number): Promise<SizeResult | undefined> {
  const file = join(folder, `${String(size)}.json`);
  if (!existsSync(file)) return undefined;
  return storedResult.parse(JSON.parse(await readFile(file, 'utf8')));
}
