import type { DiseaseSummary } from '../../nouns/statistics.js';
import type { Database } from '../database.js';

/**
 * Selects the distinct keys of `additional` among living entries, sorted. An index covers the few entries that have
 * any.
 */
export const additionalKeysSql = `
  SELECT DISTINCT k.key COLLATE "C" AS key FROM entries e CROSS JOIN LATERAL jsonb_object_keys(e.additional) AS k (key)
  WHERE e.additional <> '{}' AND e.deleted_at IS NULL ORDER BY 1`;

/** Reads overviews of all living entries. Services cache them until the data changes. */
export class EntryOverviewsRepository {
  constructor(private readonly database: Database) {}

  /** Returns each disease with its number of entries, and its distinct autoantibodies and types. */
  diseaseSummaries(): Promise<DiseaseSummary[]> {
    return this.database.query<DiseaseSummary>(`
      SELECT v.value AS disease, v.count, coalesce(a.list, '{}') AS autoantibodies, coalesce(y.list, '{}') AS types
      FROM entry_values v
      LEFT JOIN (${valuesByDisease('autoantibody')}) a ON a.key_disease = v.key
      LEFT JOIN (${valuesByDisease('type')}) y ON y.key_disease = v.key
      WHERE v.field = 'disease' ORDER BY v.key`);
  }

  /** Returns the distinct keys of `additional`, sorted. */
  async additionalKeys(): Promise<string[]> {
    const rows = await this.database.query<{ key: string }>(additionalKeysSql);
    return rows.map((row) => row.key);
  }
}

function valuesByDisease(column: 'autoantibody' | 'type'): string {
  return `SELECT g.key_disease, array_agg(e.${column} ORDER BY g.key_${column}) AS list
    FROM (SELECT i.key_disease, i.key_${column}, min(i.entry_number) AS first FROM entry_index i
      WHERE i.key_${column} IS NOT NULL GROUP BY 1, 2) g
    JOIN entries e ON e.entry_number = g.first GROUP BY g.key_disease`;
}
