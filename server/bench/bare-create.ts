import type { Pool } from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { z } from 'zod';

import { formatAccession } from '../../schema/contract/accession.js';
import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
  mapEntryFields,
} from '../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../schema/contract/entry-filters.js';
import { messages } from '../../schema/contract/messages.js';
import { entryColumns } from '../persistence/entry-columns.js';
import { measuredRow } from '../persistence/measured-columns.js';
import { nameKeys, valueNames } from '../search/index/name-keys.js';
import { documentWords, searchDocument } from '../search/index/search-document.js';
import { sortKey } from '../search/index/sort-key.js';
import { keyColumn } from '../search/sql/index-columns.js';

/** The author of entries created by the bare server, which requires no token. */
export const firstAdministrator = 'admin@localhost';

const sentSchema = z.record(z.string(), z.string());

/** Creates an entry with its revision, search index and counts in one statement. Returns the same answer as REST. */
export class BareCreator {
  /** Words contain no blanks. */
  private readonly written = new Set<string>();

  constructor(private readonly pool: Pool) {}

  async create(body: unknown): Promise<object> {
    const sent = sentSchema.parse(body);
    const values = mapEntryFields((name) => sent[name] ?? null);
    const [id, at] = [uuidV7(), new Date()];
    const keyOf = (name: EntryFieldName): string | null => sortKey(values[name]);
    const counted = cascadeFields.filter((field) => values[field] !== null);
    const document = searchDocument(values, {});
    const measured = measuredRow(values);
    await this.writeAhead(values, document);
    const { rows } = await this.pool.query<{ number: number }>({
      name: 'create',
      text: createSql,
      values: [
        ...[id, at, document, nameKeys(values)],
        ...[counted, counted.map(keyOf), counted.map((field) => values[field])],
        ...[measured.measured_sensitivity, measured.measured_specificity],
        ...entryFieldNames.map((name) => values[name]),
        ...entryFieldNames.map(keyOf),
      ],
    });
    const accession = formatAccession(rows[0]?.number ?? 0);
    const data = { _id: id, accession, version: 1, ...values, additional: {}, createdAt: at, updatedAt: at };
    return { success: true, message: messages.entryCreated, data };
  }

  /** Without duplicates: the words of the document, and the words that suggest the counted values. */
  private async writeAhead(values: EntryValues, document: string): Promise<void> {
    const words = documentWords(document).filter((word) => !this.written.has(word));
    const names = cascadeFields.flatMap((field) => {
      const [key, value] = [sortKey(values[field]), values[field]];
      const known = key === null || value === null || this.written.has(`${field} ${key}`);
      return known ? [] : [{ field, key, names: valueNames(value) }];
    });
    if (words.length === 0 && names.length === 0) return;
    const text = `WITH words AS (INSERT INTO search_words SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING)
      INSERT INTO value_names (field, key, names)
      SELECT * FROM jsonb_to_recordset($2) AS s (field text, key text, names text) ON CONFLICT DO NOTHING`;
    await this.pool.query({ name: 'ahead', text, values: [words.sort(), JSON.stringify(names)] });
    for (const word of words) this.written.add(word);
    for (const { field, key } of names) this.written.add(`${field} ${key}`);
  }
}

const before = 9;
const columns = entryFieldNames.map((name) => entryColumns[name]).join(', ');
const keys = entryFieldNames.map(keyColumn).join(', ');
const values = entryFieldNames.map((_, place) => `$${String(before + place + 1)}`).join(', ');
const keyValues = entryFieldNames
  .map((_, place) => `$${String(before + entryFieldNames.length + place + 1)}`)
  .join(', ');

/**
 * $1 id, $2 time, $3 document, $4 name keys, $5 to $7 the counted fields, keys and values, $8 and $9 the measured
 * values. The totals are locked last, and before anything is counted, to prevent deadlocks.
 */
const createSql = `
  WITH entry AS (
    INSERT INTO entries (id, entry_number, ${columns}, source, created_at, created_by, updated_at, updated_by)
    SELECT $1::uuid, nextval('entry_numbers')::integer, ${values}, 'edit', $2::timestamptz, u.id, $2, u.id
    FROM users u WHERE u.email = '${firstAdministrator}' RETURNING entry_number, created_by),
  revision AS (
    INSERT INTO entry_revisions (entry_id, version, action, source, changed_at, changed_by)
    SELECT $1, 1, 'create', 'edit', $2, created_by FROM entry),
  listed AS (
    INSERT INTO entry_index (entry_number, ${keys}, created_at, updated_at, document, name_keys,
      measured_sensitivity, measured_specificity)
    SELECT entry_number, ${keyValues}, $2, $2, $3, $4::text[], $8::double precision, $9::double precision FROM entry),
  totals AS (
    UPDATE entry_totals SET total = total + 1,
      version = greatest(version + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) RETURNING single),
  counted AS (
    INSERT INTO entry_values AS v (field, key, value, count)
    SELECT d.field, d.key, d.value, 1
    FROM totals CROSS JOIN unnest($5::text[], $6::text[], $7::text[]) AS d (field, key, value)
    ON CONFLICT (field, key) DO UPDATE SET count = v.count + 1)
  SELECT entry_number AS number FROM entry`;
