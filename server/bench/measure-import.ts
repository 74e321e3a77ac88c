import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { entryFieldNames } from '../../schema/contract/entry-fields.js';
import { restPaths } from '../../schema/contract/rest-paths.js';
import { lineWriter } from '../../schema/contract/rules/delimited.js';
import { mergePendingLists } from '../persistence/search-index-upkeep.js';
import { withClient } from '../persistence/with-client.js';
import { withCopy } from './bench-copy.js';
import type { BenchDatabase } from './bench-database.js';
import { signIn } from './bench-servers.js';
import { expectCorrectCounts } from './check-stored-data.js';
import { copiedTables } from './entry-lines.js';
import { generateEntries, type SyntheticEntry } from './generate-entries.js';
import { copyTable } from './load-entries.js';
import { type ExportRate, watchMemory } from './measure-export.js';
import { startServerProcess } from './server-process.js';
import type { Vocabulary } from './vocabulary.js';

export type ImportRate = Omit<ExportRate, 'firstByteMs'>;

/** Number of rows of one import; fewer in a smaller database, so that a quick run remains quick. */
const maxRows = 100_000;
const seed = 'autoimmune atlas import';

/** Generates entries that differ from those in the database, though many names are the same. */
function* newEntries({ size }: BenchDatabase, vocabulary: Vocabulary): Generator<SyntheticEntry> {
  for (const entry of generateEntries(Math.min(size, maxRows), seed, vocabulary)) {
    yield { ...entry, id: randomUUID(), entryNumber: entry.entryNumber + size };
  }
}

/** Measures COPY of prepared rows, revisions and keys into a copy of the database with all indexes. */
export function measureCopy(database: BenchDatabase, vocabulary: Vocabulary): Promise<ImportRate> {
  const entries = [...newEntries(database, vocabulary)];
  return withCopy(database, ({ url }) =>
    withClient(url, async (client) => {
      const started = performance.now();
      await client.query('BEGIN');
      for (const table of copiedTables) await copyTable(client, table, entries);
      await client.query('COMMIT');
      await mergePendingLists(client);
      return { perSecond: rate(entries.length, started), memoryMiB: null };
    }),
  );
}

/** Measures the import of the same rows as csv by REST: from the first byte sent until the import is done. */
export function measureImport(
  database: BenchDatabase,
  vocabulary: Vocabulary,
  folder: string,
): Promise<ImportRate> {
  const [file, rows] = csv(newEntries(database, vocabulary));
  return withCopy(database, async ({ url }) => {
    const adminPassword = randomUUID();
    const server = await startServerProcess({
      program: 'main.js',
      databaseUrl: url,
      logLevel: 'warn',
      folder,
      name: 'import',
      adminPassword,
    });
    try {
      const token = await signIn(server.url, adminPassword);
      const memory = watchMemory(server.pid);
      const started = performance.now();
      await importFile(server.url, token, file, rows);
      const perSecond = rate(rows, started);
      const memoryMiB = memory();
      await expectCorrectCounts(url);
      return { perSecond, memoryMiB };
    } finally {
      await server.stop();
    }
  });
}

function csv(entries: Iterable<SyntheticEntry>): [Blob, number] {
  const line = lineWriter(',');
  const lines = [line(entryFieldNames)];
  for (const { values } of entries) lines.push(line(entryFieldNames.map((name) => values[name] ?? '')));
  return [new Blob(lines, { type: 'text/csv' }), lines.length - 1];
}

const answer = z.object({ data: z.object({ importId: z.string(), status: z.string(), inserted: z.int() }) });
const pollMs = 50;

async function importFile(url: string, token: string, file: Blob, rows: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const body = new FormData();
  body.set('file', file, 'entries.csv');
  const sent = await fetch(url + restPaths.importFile, { method: 'POST', headers, body });
  let { data } = answer.parse(await sent.json());
  const address = url + restPaths.import.replace('{importId}', data.importId);
  while (data.status === 'waiting' || data.status === 'running') {
    await sleep(pollMs);
    ({ data } = answer.parse(await (await fetch(address, { headers })).json()));
  }
  if (data.status === 'done' && data.inserted === rows) return;
  throw new Error(
    `The import ended as ${data.status}, with ${String(data.inserted)} of ${String(rows)} rows`,
  );
}

function rate(rows: number, started: number): number {
  return (rows * 1000) / (performance.now() - started);
}
