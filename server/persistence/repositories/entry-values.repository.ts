import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import { isCascadeField } from '../../../schema/contract/entry-filters.js';
import type { DiseaseSummary, ValueCount } from '../../nouns/statistics.js';
import { type EntryCriteria, isUnrestricted } from '../../search/entry-criteria.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entryColumns } from '../entry-columns.js';
import { grouped } from './entry-plots.repository.js';

/**
 * Selects the distinct keys of `additional` among living entries, sorted. An index covers the few entries that have
 * any.
 */
export const additionalKeysSql = `
  SELECT DISTINCT k.key COLLATE "C" AS key FROM entries e CROSS JOIN LATERAL jsonb_object_keys(e.additional) AS k (key)
  WHERE e.additional <> '{}' AND e.deleted_at IS NULL ORDER BY 1`;

/** Reads the distinct values of fields, and which of them occur together. */
export class EntryValuesRepository {
  constructor(private readonly database: Database) {}

  /** Returns at most `limit` distinct values of a field among the entries that match the criteria, sorted naturally. */
  distinct(field: EntryFieldName, criteria: EntryCriteria, limit: number): Promise<ValueCount[]> {
    const maintained = isUnrestricted(criteria) && isCascadeField(field);
    return maintained ? this.maintained(field, 'v.key', limit) : this.grouped(field, criteria, limit);
  }

  /** Returns the values of a cascade field with the most entries. */
  mostFrequent(field: EntryFieldName, limit: number): Promise<ValueCount[]> {
    return this.maintained(field, 'v.count DESC, v.key', limit);
  }

  /** Returns the number of distinct values of each cascade field. */
  async numbersOfValues(): Promise<ReadonlyMap<string, number>> {
    const text = 'SELECT v.field, count(*)::integer AS number FROM entry_values v GROUP BY v.field';
    const rows = await this.database.query<{ field: string; number: number }>(text);
    return new Map(rows.map(({ field, number }) => [field, number]));
  }

  /** Returns each disease with its number of entries, and its distinct autoantibodies and types. */
  diseaseSummaries(): Promise<DiseaseSummary[]> {
    return this.database.query<DiseaseSummary>(`
      SELECT v.value AS disease, v.count, coalesce(a.list, '{}') AS autoantibodies, coalesce(y.list, '{}') AS types
      FROM entry_values v
      LEFT JOIN (${valuesByDisease('autoantibody')}) a ON a.key_disease = v.key
      LEFT JOIN (${valuesByDisease('type')}) y ON y.key_disease = v.key
      WHERE v.field = 'disease' ORDER BY v.key`);
  }

  /** Returns the first distinct keys of `additional`, sorted. */
  async additionalKeys(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ key: string }>(`${additionalKeysSql} LIMIT $1`, [limit]);
    return rows.map((row) => row.key);
  }

  private maintained(field: EntryFieldName, order: string, limit: number): Promise<ValueCount[]> {
    const text = `SELECT v.value, v.count FROM entry_values v WHERE v.field = $1 ORDER BY ${order} LIMIT $2`;
    return this.database.query<ValueCount>(text, [field, limit]);
  }

  private grouped(field: EntryFieldName, criteria: EntryCriteria, limit: number): Promise<ValueCount[]> {
    const params = new SqlParams();
    const text = `SELECT e.${entryColumns[field]} AS value, g.count
      FROM (${grouped(field, criteria, params)} ORDER BY key LIMIT ${params.add(limit)}) g
      JOIN entries e ON e.entry_number = g.first ORDER BY g.key`;
    return this.database.queryExpensive<ValueCount>(text, params.values);
  }
}

function valuesByDisease(column: 'autoantibody' | 'type'): string {
  return `SELECT g.key_disease, array_agg(e.${column} ORDER BY g.key_${column}) AS list
    FROM (SELECT i.key_disease, i.key_${column}, min(i.entry_number) AS first FROM entry_index i
      WHERE i.key_${column} IS NOT NULL GROUP BY 1, 2) g
    JOIN entries e ON e.entry_number = g.first GROUP BY g.key_disease`;
}
