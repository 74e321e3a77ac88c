import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { type CascadeField, cascadeFields } from '../../schema/contract/entry-filters.js';
import { withLaterIndexes } from '../persistence/backups/later-indexes.js';
import { type Queryable, queryableOf } from '../persistence/connection.js';
import { entryColumns } from '../persistence/entry-columns.js';
import {
  fillValueNames,
  fillWords,
  type ValueKey,
} from '../persistence/repositories/search-fill.repository.js';
import { keyColumn } from '../search/sql/index-columns.js';
import { type CopiedTable, copiedTables, copyLine } from './entry-lines.js';
import type { SyntheticEntry } from './generate-entries.js';

const lengthOfChunk = 256 * 1024;

/**
 * Fills an empty, migrated database: rows by COPY, then the indexes, then the counts, each in one statement. `entries`
 * is called once per table, so that the entries are not held in memory.
 */
export async function loadEntries(client: Client, entries: () => Iterable<SyntheticEntry>): Promise<void> {
  // The generated rows are consistent, so the foreign keys are not checked for each row.
  await client.query('SET session_replication_role = replica');
  await withLaterIndexes(queryableOf(client), ['entry_index'], async () => {
    for (const table of copiedTables) await copyTable(client, table, entries());
  });
  for (const field of cascadeFields) await client.query(countValuesSql(field));
  await fillSearch(queryableOf(client));
  await client.query(`UPDATE entry_totals SET version = version + 1, total = (SELECT count(*) FROM entries)`);
  await client.query(`SELECT setval('entry_numbers', (SELECT max(entry_number) FROM entries))`);
  await client.query('VACUUM (ANALYZE)');
}

const greatestNumber = 2 ** 31 - 1;

/** Fills the tables in which searches look up words and names. */
async function fillSearch(queryable: Queryable): Promise<void> {
  await fillWords(queryable, 0, greatestNumber);
  let last: ValueKey | null = { field: '', key: '' };
  while (last !== null) last = await fillValueNames(queryable, last);
}

/** Copies entries into a table with its current indexes. */
export async function copyTable(
  client: Client,
  { name, columns, cellsOf }: CopiedTable,
  entries: Iterable<SyntheticEntry>,
): Promise<void> {
  const stream = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(chunks(entries, cellsOf)), stream);
}

function* chunks(entries: Iterable<SyntheticEntry>, cellsOf: CopiedTable['cellsOf']): Generator<string> {
  let chunk = '';
  for (const entry of entries) {
    chunk += copyLine(cellsOf(entry));
    if (chunk.length < lengthOfChunk) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function countValuesSql(field: CascadeField): string {
  const key = keyColumn(field);
  return `INSERT INTO entry_values (field, key, value, count)
    SELECT '${field}', g.key, e.${entryColumns[field]}, g.count
    FROM (SELECT i.${key} AS key, min(i.entry_number) AS first, count(*) AS count
      FROM entry_index i WHERE i.${key} IS NOT NULL GROUP BY i.${key}) g
    JOIN entries e ON e.entry_number = g.first`;
}
