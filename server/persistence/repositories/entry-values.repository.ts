import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import { type CascadeField, isCascadeField } from '../../../schema/contract/entry-filters.js';
import type { DiseaseSummary, Statistics, ValueCount } from '../../nouns/statistics.js';
import { type EntryCriteria, isUnrestricted } from '../../search/entry-criteria.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entryColumns } from '../entry-columns.js';
import { entryWhere } from '../entry-where.js';
import { onlyRow } from '../rows.js';
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
    return this.first('key', field, criteria, limit);
  }

  /** Like `distinct`, those with the most entries first. */
  mostFrequent(field: EntryFieldName, criteria: EntryCriteria, limit: number): Promise<ValueCount[]> {
    return this.first('count DESC, key', field, criteria, limit);
  }

  /** Returns the number of entries, and of the distinct values of the key figure fields. */
  async keyFigures(criteria: EntryCriteria): Promise<Statistics['overview']> {
    const params = new SqlParams();
    const rows = isUnrestricted(criteria)
      ? await this.database.query<Statistics['overview']>(maintainedFiguresSql)
      : await this.database.queryExpensive<Statistics['overview']>(
          `SELECT count(*)::integer AS "totalEntries",
            ${figuresSql((field) => `count(DISTINCT i.${keyColumn(field)})`)}
           FROM entry_index i WHERE ${entryWhere(criteria, params)}`,
          params.values,
        );
    return onlyRow(rows);
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

  private first(
    order: 'key' | 'count DESC, key',
    field: EntryFieldName,
    criteria: EntryCriteria,
    limit: number,
  ): Promise<ValueCount[]> {
    if (isUnrestricted(criteria) && isCascadeField(field)) {
      const text = `SELECT value, count FROM entry_values WHERE field = $1 ORDER BY ${order} LIMIT $2`;
      return this.database.query<ValueCount>(text, [field, limit]);
    }
    const params = new SqlParams();
    const text = `SELECT e.${entryColumns[field]} AS value, g.count
      FROM (${grouped(field, criteria, params)} ORDER BY ${order} LIMIT ${params.add(limit)}) g
      JOIN entries e ON e.entry_number = g.first ORDER BY ${order}`;
    return this.database.queryExpensive<ValueCount>(text, params.values);
  }
}

const figuresSql = (countOf: (field: CascadeField) => string): string => `
  ${countOf('disease')}::integer AS "uniqueDiseasesCount",
  ${countOf('autoantibody')}::integer AS "uniqueAntibodiesCount",
  ${countOf('autoantigen')}::integer AS "uniqueAntigensCount",
  ${countOf('uniprotId')}::integer AS "uniqueUniprotIdsCount"`;

/** The key figures of all entries, which every write keeps up to date. */
const maintainedFiguresSql = `
  SELECT (SELECT total FROM entry_totals) AS "totalEntries",
    ${figuresSql((field) => `count(*) FILTER (WHERE field = '${field}')`)} FROM entry_values`;

function valuesByDisease(column: 'autoantibody' | 'type'): string {
  return `SELECT g.key_disease, array_agg(e.${column} ORDER BY g.key_${column}) AS list
    FROM (SELECT i.key_disease, i.key_${column}, min(i.entry_number) AS first FROM entry_index i
      WHERE i.key_${column} IS NOT NULL GROUP BY 1, 2) g
    JOIN entries e ON e.entry_number = g.first GROUP BY g.key_disease`;
}
