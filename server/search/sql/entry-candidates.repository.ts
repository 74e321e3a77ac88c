import { type EntryFieldName, requiredEntryFields } from '../../../schema/contract/entry-fields.js';
import type { EntryCriteria } from '../entry-criteria.js';
import { nameKeyMark } from '../index/name-keys.js';
import { noSearch } from '../parse/search-query.js';
import { keyColumn } from './index-columns.js';
import { type SearchDatabase, SqlParams } from './search-database.js';
import { scannedSearchSql, wholeKeySql } from './search-where.js';

/** Translates criteria to a condition on `entry_index i`. */
export type CriteriaSql = (criteria: EntryCriteria, params: SqlParams) => string;

/** An entry that was found, with the data that ranks it. */
export interface Candidate {
  readonly entryNumber: number;
  readonly diseaseKey: string;
  /** The number of entries of its disease. */
  readonly diseaseEntries: number;
  readonly document: string;
}

/** A value of disease, autoantibody or autoantigen, by its key. */
export interface NamingValue {
  readonly field: EntryFieldName;
  readonly key: string;
}

/** Maximum numbers of values per word and of entries per branch of a statement. */
const valuesPerWord = 100;
const entriesPerBranch = 300;
const firstOnes = 500;
/**
 * Maximum characters of a document that are ranked: all of most documents, and the naming fields of the others. A
 * thousand complete documents could exceed the memory.
 */
const lettersRanked = 32_768;

/** Finds entries that are worth ranking. Every statement reads a bounded number of rows. */
export class EntryCandidatesRepository {
  constructor(
    private readonly database: SearchDatabase,
    private readonly where: CriteriaSql,
  ) {}

  /** Returns at most `limit` entries that match the criteria, in any order. */
  any(criteria: EntryCriteria, limit: number): Promise<readonly number[]> {
    const params = new SqlParams();
    const text = `SELECT ${candidate} FROM entry_index i WHERE ${this.where(criteria, params)} LIMIT ${String(limit)}`;
    return this.indexed(text, params);
  }

  /** Whether any entry matches the criteria. */
  async finds(criteria: EntryCriteria): Promise<boolean> {
    if (criteria.searchField === 'all' && (await this.firstOnesMatch(criteria))) return true;
    return (await this.any(criteria, 1)).length > 0;
  }

  /**
   * Whether one of the first entries matches. The index of words lists all entries with a word before it returns one:
   * 125 ms for a word that half of 1,000,000 entries hold, which is among the first ones, too.
   */
  private async firstOnesMatch({ search, conditions }: EntryCriteria): Promise<boolean> {
    const params = new SqlParams();
    const others = this.where({ search: noSearch, searchField: 'all', conditions }, params);
    const rows = await this.database.query(
      `SELECT FROM (SELECT * FROM entry_index ORDER BY entry_number LIMIT ${String(firstOnes)}) i
       WHERE ${scannedSearchSql(search, params)} AND ${others} LIMIT 1`,
      params.values,
    );
    return rows.length > 0;
  }

  /** Returns entries that have a name with one of the keys. */
  named(criteria: EntryCriteria, keys: readonly string[]): Promise<readonly number[]> {
    const params = new SqlParams();
    const others = this.where({ ...criteria, search: noSearch }, params);
    const text = `SELECT ${candidate} FROM entry_index i
      WHERE i.name_keys && ${params.add(keys)}::text[] AND ${others} LIMIT ${String(entriesPerBranch)}`;
    return this.indexed(text, params);
  }

  /**
   * Returns values of the naming fields that have a word beginning with the folded text, or a name with the key. Whole
   * names come first, then whole words.
   */
  async values(text: string, key: string): Promise<readonly NamingValue[]> {
    const plain = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const [whole, word, begun] = [`% ${nameKeyMark}${key} %`, `% ${plain} %`, `% ${plain}%`];
    return this.database.withExpensiveLimit(() =>
      this.database.query<NamingValue>(
        `SELECT n.field, n.key FROM value_names n JOIN entry_values v ON v.field = n.field AND v.key = n.key
       WHERE n.field = ANY($4::text[]) AND (n.names LIKE $3 OR n.names LIKE $1)
       ORDER BY n.names LIKE $1 DESC, n.names LIKE $2 DESC, v.count DESC, n.key LIMIT ${String(valuesPerWord)}`,
        [whole, word, begun, requiredEntryFields],
      ),
    );
  }

  /** Returns the diseases of entries that have one of the name keys, most entries first. */
  async diseases(keys: readonly string[]): Promise<readonly NamingValue[]> {
    if (keys.length === 0) return [];
    return this.database.query<NamingValue>(
      `SELECT v.field, v.key FROM value_names n JOIN entry_values v ON v.field = n.field AND v.key = n.key
       WHERE n.field = 'disease' AND ${wholeKeySql} = ANY($1::text[]) ORDER BY v.count DESC, v.key`,
      [keys],
    );
  }

  /** Returns entries whose whole autoantibody has one of the name keys; those of the first keys come first. */
  ofAutoantibodies(criteria: EntryCriteria, keys: readonly string[]): Promise<readonly number[]> {
    if (keys.length === 0) return Promise.resolve([]);
    const params = new SqlParams();
    const others = this.where({ ...criteria, search: noSearch }, params);
    const text = `SELECT f.* FROM unnest(${params.add(keys)}::text[]) WITH ORDINALITY w (key, place)
      JOIN value_names n ON n.field = 'autoantibody' AND ${wholeKeySql} = w.key COLLATE "C"
      CROSS JOIN LATERAL (SELECT ${candidate} FROM entry_index i WHERE i.key_autoantibody = n.key AND ${others}
        LIMIT ${String(entriesPerBranch)}) f
      ORDER BY w.place LIMIT ${String(entriesPerBranch)}`;
    return this.indexed(text, params);
  }

  /** Returns entries with the values; those of the first values come first. */
  holding(criteria: EntryCriteria, values: readonly NamingValue[]): Promise<readonly number[]> {
    const params = new SqlParams();
    const others = this.where({ ...criteria, search: noSearch }, params);
    const branches = requiredEntryFields.flatMap((field) => {
      const keys = values.filter((value) => value.field === field).map(({ key }) => key);
      if (keys.length === 0) return [];
      const column = keyColumn(field);
      return `(SELECT f.* FROM unnest(${params.add(keys)}::text[]) WITH ORDINALITY k (key, place)
        CROSS JOIN LATERAL (SELECT ${candidate} FROM entry_index i WHERE i.${column} = k.key AND ${others}
          ORDER BY i.${column}, i.entry_number LIMIT ${String(entriesPerBranch)}) f
        LIMIT ${String(entriesPerBranch)})`;
    });
    return branches.length === 0 ? Promise.resolve([]) : this.indexed(branches.join(' UNION ALL '), params);
  }

  /** Returns entries that have, for each group, one of its values. */
  findWithEachValue(
    criteria: EntryCriteria,
    groups: readonly (readonly NamingValue[])[],
  ): Promise<readonly number[]> {
    const params = new SqlParams();
    const others = this.where({ ...criteria, search: noSearch }, params);
    const held = groups.map((group) => `(${containsValueSql(group, params)})`);
    const text = `SELECT ${candidate} FROM entry_index i WHERE ${[...held, others].join(' AND ')}
      LIMIT ${String(entriesPerBranch)}`;
    return this.indexed(text, params);
  }

  private indexed(text: string, params: SqlParams): Promise<readonly number[]> {
    return this.database.withExpensiveLimit(() =>
      this.database.readTransaction(async (transaction) => {
        await transaction.query(settings);
        const rows = await transaction.query<{ number: number }>(text, params.values);
        return rows.map(({ number }) => number);
      }),
    );
  }

  /**
   * Returns the data that ranks entries; of very long documents only the beginning. Leaves out entries that no longer
   * exist.
   */
  documents(numbers: readonly number[]): Promise<Candidate[]> {
    const text = `SELECT i.entry_number AS "entryNumber", i.key_disease AS "diseaseKey",
        coalesce(v.count, 0) AS "diseaseEntries", left(i.document, ${String(lettersRanked)}) AS document
      FROM unnest($1::integer[]) n (number) JOIN entry_index i ON i.entry_number = n.number
        LEFT JOIN entry_values v ON v.field = 'disease' AND v.key = i.key_disease`;
    return this.database.query<Candidate>(text, [numbers]);
  }
}

const candidate = 'i.entry_number AS number';

/**
 * With a small limit, PostgreSQL would scan the table for the first rows. If it has to scan, the first rows must be the
 * same each time: otherwise the pages of a ranked list, possibly from different servers, would repeat and skip entries.
 */
const settings = `SELECT set_config('enable_seqscan', 'off', true), set_config('synchronize_seqscans', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

function containsValueSql(group: readonly NamingValue[], params: SqlParams): string {
  const parts = requiredEntryFields.flatMap((field) => {
    const keys = group.filter((value) => value.field === field).map(({ key }) => key);
    return keys.length === 0 ? [] : [`i.${keyColumn(field)} = ANY(${params.add(keys)}::text[])`];
  });
  return parts.length === 0 ? 'FALSE' : parts.join(' OR ');
}
