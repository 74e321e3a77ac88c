import type { EntryFieldName, EntryValues } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { sortKey } from '../../search/index/sort-key.js';
import { SearchWords, type StoredWords } from '../../search/sql/search-words.js';
import type { Queryable } from '../database.js';
import { firstSpelling, raiseVersionSql } from './entry-write-summaries.js';

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
  /** The spelling that all its entries share; `null` if they differ. */
  readonly value: string | null;
}

/** Deltas sent as parameters: rows of field, key and delta. Each pair of field and key occurs once. */
const sentDeltas = '(SELECT * FROM unnest($1::text[], $2::text[], $3::integer[]) AS s (field, key, delta))';
const applySentSql = `
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT d.field, d.key, coalesce(${firstSpelling('d')}, ''), d.delta FROM ${sentDeltas} d
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count, value = excluded.value`;
const removeSentSql = `
  DELETE FROM entry_values v USING ${sentDeltas} d WHERE v.field = d.field AND v.key = d.key AND v.count = 0`;

/** Counts new entries while the totals are locked, in one statement. */
const applyNewSql = `
  WITH totals AS (${raiseVersionSql} RETURNING single)
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT s.field, s.key, s.value, s.count
  FROM totals CROSS JOIN unnest($2::text[], $3::text[], $4::integer[], $5::text[]) AS s (field, key, count, value)
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count`;
/**
 * Looks up the first spelling of values that others spell differently: after the lock, by a statement of its own, which
 * sees what was stored before the lock.
 */
const respellSql = `
  UPDATE entry_values v SET value = coalesce(${firstSpelling('v')}, v.value)
  FROM unnest($1::text[], $2::text[], $3::text[]) AS s (field, key, value)
  WHERE v.field = s.field AND v.key = s.key AND v.value <> s.value`;

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
    const deltas = [...this.deltas.values()];
    if (deltas.some(({ delta, value }) => delta < 1 || value === null)) {
      await transaction.query(raiseVersionSql, [this.added]);
      await transaction.query(applySentSql, columnsOf(deltas));
      if (deltas.some(({ delta }) => delta < 0)) await transaction.query(removeSentSql, columnsOf(deltas));
      return;
    }
    const [fields, keys, counts] = columnsOf(deltas);
    const values = deltas.map(({ value }) => value);
    await send(transaction, applyNewSql, [this.added, fields, keys, counts, values]);
    await send(transaction, respellSql, [fields, keys, values]);
  }
}

/** Does not wait where the end of the transaction does: it would hold the lock on the totals for longer. */
async function send(transaction: Queryable, text: string, values: readonly unknown[]): Promise<void> {
  if (transaction.send) transaction.send(text, values);
  else await transaction.query(text, values);
}

/** The deltas as the parameters of a statement: fields, keys and deltas. */
function columnsOf(deltas: readonly ValueDelta[]): readonly unknown[] {
  return [deltas.map(({ field }) => field), deltas.map(({ key }) => key), deltas.map(({ delta }) => delta)];
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
  const known = deltas.get(name);
  const isShared = known === undefined || known.value === value;
  deltas.set(name, { field, key, delta: (known?.delta ?? 0) + step, value: isShared ? value : null });
}
