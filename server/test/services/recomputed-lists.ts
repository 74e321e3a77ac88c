import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import type { EntryView } from '../../nouns/entry.js';
import { entrySelection } from '../../persistence/entry-columns.js';
import { measuredRow } from '../../persistence/measured-columns.js';
import type { StoredReview } from '../../persistence/repositories/measure-review.repository.js';
import { MeasureReviewRepository } from '../../persistence/repositories/measure-review.repository.js';
import { nameKeys, valueNames } from '../../search/index/name-keys.js';
import { documentWords, searchDocument } from '../../search/index/search-document.js';
import { sortKey } from '../../search/index/sort-key.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import type { TestDatabase } from '../test-database.js';

type StoredEntry = EntryView & { readonly entryNumber: number };

/** Expects index, counts, spellings and totals to equal those recomputed from the living entries. */
export async function expectListsMatchRecomputation(test: TestDatabase): Promise<void> {
  const { database } = test;
  const living = await database.query<StoredEntry>(
    `SELECT ${entrySelection}, e.entry_number AS "entryNumber" FROM entries e
     WHERE e.deleted_at IS NULL ORDER BY e.entry_number`,
  );
  const index = await database.query<Record<string, unknown>>(
    'SELECT * FROM entry_index ORDER BY entry_number',
  );
  const reviews = await new MeasureReviewRepository(database).latest(living.map(({ id }) => id));
  expect(index).toEqual(living.map((entry) => indexRow(entry, reviews.get(entry.id))));
  const [totals] = await database.query('SELECT total FROM entry_totals');
  expect(totals).toEqual({ total: living.length });
  const values = await database.query(
    'SELECT field, key, value, count FROM entry_values ORDER BY field, key',
  );
  expect(values).toEqual(valueRows(living));
  await expectWordsKnown(test, living);
}

/** Expects every word of every living entry, and the suggestion keys of all its values, in the lookup tables. */
async function expectWordsKnown({ database }: TestDatabase, living: readonly StoredEntry[]): Promise<void> {
  const known = await database.query<{ word: string }>('SELECT word FROM search_words');
  const words = new Set(known.map(({ word }) => word));
  const missing = living.flatMap((entry) =>
    documentWords(searchDocument(entry, entry.additional)).filter((word) => !words.has(word)),
  );
  expect(missing).toEqual([]);
  const rows = await database.query<{ field: string; value: string; names: string | null }>(
    `SELECT v.field, v.value, n.names FROM entry_values v LEFT JOIN value_names n USING (field, key)`,
  );
  expect(rows).toEqual(rows.map((row) => ({ ...row, names: valueNames(row.value) })));
}

/**
 * Expects all versions of each entry up to its current one, each later than the one before, the last at the time of the
 * entry; each change must start from the result of the previous one.
 */
export async function expectCompleteHistories({ database }: TestDatabase): Promise<void> {
  const broken = await database.query(
    `SELECT e.id FROM entries e LEFT JOIN entry_revisions r ON r.entry_id = e.id GROUP BY e.id
     HAVING count(r.version) <> e.version OR max(r.version) <> e.version OR min(r.version) <> 1`,
  );
  expect(broken).toEqual([]);
  const misdated = await database.query(
    `SELECT e.id, r.version FROM entries e JOIN entry_revisions r ON r.entry_id = e.id
     LEFT JOIN entry_revisions p ON p.entry_id = r.entry_id AND p.version = r.version - 1
     WHERE r.changed_at <= p.changed_at OR (r.version = e.version AND r.changed_at <> e.updated_at)`,
  );
  expect(misdated).toEqual([]);
  const changes = await database.query<{ id: string; field: string; before: string; after: string }>(
    `SELECT r.entry_id AS id, c.key AS field, c.value->>0 AS before, c.value->>1 AS after
     FROM entry_revisions r CROSS JOIN LATERAL jsonb_each(r.changes) c ORDER BY r.entry_id, r.version`,
  );
  const last = new Map<string, string>();
  for (const { id, field, before, after } of changes) {
    const name = `${id} ${field}`;
    expect(before).toBe(last.has(name) ? last.get(name) : before);
    last.set(name, after);
  }
}

function indexRow(entry: StoredEntry, reviews: readonly StoredReview[] = []): Record<string, unknown> {
  return {
    entry_number: entry.entryNumber,
    ...Object.fromEntries(entryFieldNames.map((name) => [keyColumn(name), sortKey(entry[name])])),
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
    document: searchDocument(entry, entry.additional),
    name_keys: nameKeys(entry),
    ...measuredRow(entry, reviews),
  };
}

function valueRows(living: readonly StoredEntry[]): Record<string, unknown>[] {
  const rows = new Map<string, { field: string; key: string; value: string; count: number }>();
  for (const entry of living) {
    for (const field of cascadeFields) {
      const [key, value] = [sortKey(entry[field]), entry[field]];
      if (key === null || value === null) continue;
      const row = rows.get(`${field}\u001f${key}`) ?? { field, key, value, count: 0 };
      rows.set(`${field}\u001f${key}`, { ...row, count: row.count + 1 });
    }
  }
  return [...rows.entries()]
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([, row]) => row);
}
