import type { EntryFieldName, EntryValues } from '../../../schema/contract/entry-fields.js';
import { type CascadeField, cascadeFields } from '../../../schema/contract/entry-filters.js';
import { sortKey } from '../../search/index/sort-key.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { SearchWords, type StoredWords } from '../../search/sql/search-words.js';
import type { Queryable } from '../database.js';
import { entryColumns } from '../entry-columns.js';

/** The values of an entry in lists, counts and searches before and after a write; `null` if it is not listed. */
interface ListedChange {
  readonly before: EntryValues | null;
  readonly after: EntryValues | null;
}

/** The change of a count in `entry_values` by a write. */
interface ValueDelta {
  readonly field: EntryFieldName;
  readonly key: string;
  readonly delta: number;
}

/**
 * Selects the spelling of a value in the living entry with the smallest number; `null` if no entry holds the value.
 * Works for any row with field and key.
 */
const firstSpelling = (row: string): string => {
  const cases = cascadeFields.map(
    (field) => `WHEN '${field}' THEN (SELECT e.${entryColumns[field]} FROM entry_index i
      JOIN entries e ON e.entry_number = i.entry_number
      WHERE i.${keyColumn(field)} = ${row}.key ORDER BY i.entry_number LIMIT 1)`,
  );
  return `CASE ${row}.field ${cases.join(' ')} END`;
};

/** Deltas sent as parameters: rows of field, key and delta. Each pair of field and key occurs once. */
const sentDeltas = '(SELECT * FROM unnest($1::text[], $2::text[], $3::integer[]) AS s (field, key, delta))';
const applySentSql = `
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT d.field, d.key, coalesce(${firstSpelling('d')}, ''), d.delta FROM ${sentDeltas} d
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count, value = excluded.value`;
const removeSentSql = `
  DELETE FROM entry_values v USING ${sentDeltas} d WHERE v.field = d.field AND v.key = d.key AND v.count = 0`;

/**
 * Set-based writes collect their deltas here, with one statement per transaction, so each pair of field and key occurs
 * once. `value` is the spelling of the added entries if it is the same in all; `spelling` is that of one of them.
 */
const createCollectedSql = `
  CREATE TEMPORARY TABLE collected_deltas (field text, key text COLLATE "C", delta integer, value text, spelling text)
  ON COMMIT DROP`;

/**
 * Aggregates one field at a time by hashing: then only the values are sorted, which are far fewer than the rows. The
 * values are sorted because inserts into the indexes of `entry_values` are faster in order, and at this point no other
 * writer is blocked.
 */
const collectSql = (written: string, delta: string, spellings: (field: CascadeField) => string): string => {
  const counts = cascadeFields.map(
    (field) => `(SELECT '${field}', w.${keyColumn(field)}, ${delta}, ${spellings(field)} FROM ${written} w
      WHERE w.${keyColumn(field)} IS NOT NULL GROUP BY w.${keyColumn(field)} ORDER BY w.${keyColumn(field)})`,
  );
  return `INSERT INTO collected_deltas (field, key, delta, value, spelling) ${counts.join(' UNION ALL ')}`;
};

/** `value` and `spelling` of a field. Compares bytes, which suffices here. */
const addedSpellings = (field: CascadeField): string => {
  const column = `w.${entryColumns[field]} COLLATE "C"`;
  return `CASE WHEN min(${column}) = max(${column}) THEN min(${column}) END, min(${column})`;
};

/** The keys that are counted, of rows with the keys of `entry_index`. */
export const countedKeys = (prefix: string): string =>
  cascadeFields.map((field) => prefix + keyColumn(field)).join(', ');

/** The fields that are counted, of rows with the fields of `entries`. */
export const countedFields = (prefix: string): string =>
  cascadeFields.map((field) => prefix + entryColumns[field]).join(', ');

/** Collects what the rows of the common table expression `written` (counted keys and fields) add to the lists. */
export const collectAddedSql = (written: string): string => collectSql(written, 'count(*)', addedSpellings);

/** Collects what the rows of the common table expression `written` (counted keys) remove from the lists. */
export const collectRemovedSql = (written: string): string =>
  collectSql(written, '-count(*)', () => 'NULL, NULL');

/**
 * A new value is held only by added entries, so their spelling applies. A known value keeps its spelling if the added
 * entries spell it the same. Only where spellings differ, the spelling of the first entry is looked up.
 */
const applyAddedSql = `
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT d.field, d.key, coalesce(d.value, ${firstSpelling('d')}, ''), d.delta FROM collected_deltas d
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count,
    value = CASE WHEN v.value = excluded.value THEN v.value ELSE ${firstSpelling('v')} END`;

/** Values that no entry holds any more are deleted first: they need no lookup of the first spelling. */
const applyRemovedSqls = [
  `DELETE FROM entry_values v USING collected_deltas d
  WHERE v.field = d.field AND v.key = d.key AND v.count + d.delta = 0`,
  `UPDATE entry_values v SET count = v.count + d.delta, value = coalesce(${firstSpelling('v')}, v.value)
  FROM collected_deltas d
  WHERE v.field = d.field AND v.key = d.key`,
];

/** Creates the temporary table for the deltas that this transaction collects. */
export async function beginCollecting(transaction: Queryable): Promise<void> {
  await transaction.query(createCollectedSql);
}

/**
 * Applies the collected deltas; must be last in the transaction, like `ListedChanges.apply`. `added` is the change in
 * the number of listed entries.
 */
export async function applyCollected(transaction: Queryable, added: number): Promise<void> {
  await transaction.query(raiseVersionSql, [added]);
  if (added > 0) await transaction.query(applyAddedSql);
  if (added < 0) for (const text of applyRemovedSqls) await transaction.query(text);
}

const raiseVersionSql = `
  UPDATE entry_totals SET total = total + $1,
    version = greatest(version + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`;

/** Adds up the changes of one transaction. */
export class ListedChanges {
  private readonly deltas = new Map<string, ValueDelta>();
  private readonly words: SearchWords;
  private added = 0;

  /** `stored` holds words that need not be written. */
  constructor(stored?: StoredWords) {
    this.words = new SearchWords(stored);
  }

  /** Adds a change. `document` is the search document of the entry after the change. */
  add(change: ListedChange, document = ''): void {
    this.added += Number(change.after !== null) - Number(change.before !== null);
    addDeltas(this.deltas, change);
    if (change.after !== null) this.words.addEntry(change.after, document);
  }

  /**
   * Updates words, totals, counts and first spellings. Must be last in a transaction, because its lock on the totals
   * allows only one writer at a time. Writes words on `wordsTo` if that is another connection.
   */
  async apply(transaction: Queryable, wordsTo: Queryable = transaction): Promise<void> {
    await this.words.write(wordsTo);
    await transaction.query(raiseVersionSql, [this.added]);
    const deltas = [...this.deltas.values()];
    if (deltas.length === 0) return;
    const sent = [deltas.map((d) => d.field), deltas.map((d) => d.key), deltas.map((d) => d.delta)];
    await transaction.query(applySentSql, sent);
    if (deltas.some(({ delta }) => delta < 0)) await transaction.query(removeSentSql, sent);
  }
}

/** A value whose spelling changes has a delta of 0, not none: its first spelling may have changed. */
function addDeltas(deltas: Map<string, ValueDelta>, { before, after }: ListedChange): void {
  for (const field of cascadeFields) {
    const [former, latter] = [before?.[field] ?? null, after?.[field] ?? null];
    if (former === latter) continue;
    count(deltas, field, former, -1);
    count(deltas, field, latter, 1);
  }
}

function count(
  deltas: Map<string, ValueDelta>,
  field: EntryFieldName,
  value: string | null,
  step: number,
): void {
  const key = sortKey(value);
  if (key === null) return;
  const name = `${field}\u001f${key}`;
  deltas.set(name, { field, key, delta: (deltas.get(name)?.delta ?? 0) + step });
}
