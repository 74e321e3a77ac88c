import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pino } from 'pino';

import { type EmbeddedPostgres, startEmbeddedPostgres } from '../persistence/embedded-postgres.js';
import { openDatabase } from '../persistence/open-database.js';
import { withClient } from '../persistence/with-client.js';
import { upgradeDatabase } from '../services/upgrades/upgrade-database.js';
import { copiedTables, copyLine } from './entry-lines.js';
import { generateEntries } from './generate-entries.js';
import { loadEntries } from './load-entries.js';
import { createPlainSqls } from './plain-sql.js';
import { moveToDatabaseCore } from './processor-cores.js';
import { readVocabulary, type Vocabulary } from './vocabulary.js';

const seed = 'autoimmune atlas benchmark';

/** A running database with generated entries. */
export interface BenchDatabase {
  readonly url: string;
  readonly size: number;
  /** Id of the main process of the database. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts a database with `size` entries in its own folder. Refills it unless it contains exactly the wanted rows. */
export async function openBenchDatabase(
  dataDir: string,
  size: number,
  print: (line: string) => void,
): Promise<BenchDatabase> {
  const folder = join(dataDir, String(size));
  const stamp = join(folder, 'filled-with');
  const vocabulary = readVocabulary();
  const wanted = fingerprint(size, vocabulary);
  const filled = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!filled) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'warn' }) });
  try {
    if (!filled) await fill(postgres, size, vocabulary, print);
    await writeFile(stamp, wanted);
    const pid = await readPid(folder);
    moveToDatabaseCore(pid);
    return { url: postgres.url, size, pid, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** PostgreSQL writes its process id to the first line of this file. */
async function readPid(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

async function fill(
  { url }: EmbeddedPostgres,
  size: number,
  vocabulary: Vocabulary,
  print: (line: string) => void,
): Promise<void> {
  const started = performance.now();
  await migrateSchema(url);
  await withClient(url, async (client) => {
    await loadEntries(client, () => generateEntries(size, seed, vocabulary));
    for (const text of createPlainSqls) await client.query(text);
  });
  const seconds = (performance.now() - started) / 1000;
  print(
    `Filled a database with ${size} entries in ${seconds.toFixed(1)} s, ${Math.round(size / seconds)} rows/s.`,
  );
}

async function migrateSchema(url: string): Promise<void> {
  const open = await openDatabase(url, () => undefined);
  await upgradeDatabase(open);
  await open.close();
}

/**
 * Hash of the first stored rows and of the plain table. It changes with the vocabulary, the generator, the columns and
 * the text folding.
 */
function fingerprint(size: number, vocabulary: Vocabulary): string {
  const hash = createHash('sha256').update(String(size)).update(createPlainSqls.join());
  for (const entry of generateEntries(vocabulary.diseases.length, seed, vocabulary)) {
    for (const { columns, cellsOf } of copiedTables)
      hash.update(columns.join()).update(copyLine(cellsOf(entry)));
  }
  return hash.digest('hex');
}
