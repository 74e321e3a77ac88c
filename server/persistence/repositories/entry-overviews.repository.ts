import type { Database } from '../database.js';

interface DiseaseSummaryRow {
  readonly disease: string;
  readonly count: number;
  readonly autoantibodies: readonly string[];
  readonly types: readonly string[];
}

/** The different keys of `additional` among living entries, sorted; an index holds the few entries that have any. */
export const additionalKeysSql = `
  SELECT DISTINCT k.key COLLATE "C" AS key FROM entries e CROSS JOIN LATERAL jsonb_object_keys(e.additional) AS k (key)
  WHERE e.additional <> '{}' AND e.deleted_at IS NULL ORDER BY 1`;

/** Reads overviews over all living entries; services keep them until the data changes. */
export class EntryOverviewsRepository {
  constructor(private readonly database: Database) {}

  /** Each disease with its number of entries and the different autoantibodies and types among them. */
  diseaseSummaries(): Promise<DiseaseSummaryRow[]> {
    return this.database.query<DiseaseSummaryRow>(`
      SELECT v.value AS disease, v.count, coalesce(a.list, '{}') AS autoantibodies, coalesce(y.list, '{}') AS types
      FROM entry_values v
      LEFT JOIN (${valuesByDisease('autoantibody')}) a ON a.key_disease = v.key
      LEFT JOIN (${valuesByDisease('type')}) y ON y.key_disease = v.key
      WHERE v.field = 'disease' ORDER BY v.key`);
  }

  /** The different keys of the free-form additional values, sorted. */
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
