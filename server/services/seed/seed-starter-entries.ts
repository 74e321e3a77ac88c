import { createReadStream } from 'node:fs';

import { parse } from 'csv-parse';
import { v7 as uuidV7 } from 'uuid';
import { z } from 'zod';

import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import type { Database } from '../../persistence/database.js';
import type { NewEntry } from '../../persistence/repositories/entry-write.repository.js';
import { fillEmptyDatabase } from '../../persistence/repositories/seed.repository.js';

const csvRow = z.record(z.string(), z.string());

/**
 * Fills an empty database with the starter entries, through the same write path as every other entry: those of a csv
 * file whose headers are the field names. Returns their number, 0 if entries exist already.
 */
export function seedStarterEntries(database: Database, csvFile: string): Promise<number> {
  const origin = { source: 'starter', userId: null, at: new Date(), reason: null };
  return fillEmptyDatabase(database, () => readEntries(csvFile), origin);
}

async function readEntries(csvFile: string): Promise<NewEntry[]> {
  const entries: NewEntry[] = [];
  for await (const row of createReadStream(csvFile).pipe(parse({ columns: true, bom: true }))) {
    entries.push(toEntry(csvRow.parse(row)));
  }
  return entries;
}

function toEntry(row: Readonly<Record<string, string>>): NewEntry {
  const values = mapEntryFields((name) => (row[name] ?? '').trim() || null);
  return { id: uuidV7(), values, additional: {} };
}
