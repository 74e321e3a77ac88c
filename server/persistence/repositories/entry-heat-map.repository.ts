import type { Database } from '../database.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';
import type { CountedValue } from './entry-values.repository.js';

/** Where a disease and an autoantibody meet: their places among the rows and columns, and how many entries link them. */
export interface HeatMapCell {
  readonly disease: number;
  readonly autoantibody: number;
  readonly count: number;
}

/** Diseases and autoantibodies with all of their entries, and the cells that hold any. */
export interface HeatMapTable {
  readonly diseases: readonly CountedValue[];
  readonly autoantibodies: readonly CountedValue[];
  readonly cells: readonly HeatMapCell[];
}

/** How large a heat map may be. */
export interface HeatMapSize {
  readonly diseases: number;
  readonly autoantibodies: number;
}

type AxisRow = CountedValue & { readonly axis: 'disease' | 'autoantibody' };
type Row = AxisRow | (HeatMapCell & { readonly axis: 'cell' });

/** Counts how often diseases and autoantibodies meet. */
export class EntryHeatMapRepository {
  constructor(private readonly database: Database) {}

  /**
   * The autoantibodies with most entries, against the diseases with most entries of those: chosen for themselves, the
   * largest of each would hardly ever meet.
   */
  async heatMap(criteria: EntryCriteria, size: HeatMapSize): Promise<HeatMapTable> {
    const params = new SqlParams();
    const rows = await this.database.query<Row>(heatMapSql(criteria, size, params), params.values);
    return {
      diseases: axis(rows, 'disease'),
      autoantibodies: axis(rows, 'autoantibody'),
      cells: rows.flatMap((row) => (row.axis === 'cell' ? [cell(row)] : [])),
    };
  }
}

function axis(rows: readonly Row[], name: AxisRow['axis']): CountedValue[] {
  return rows.flatMap((row) => (row.axis === name ? [{ value: row.value, count: row.count }] : []));
}

function cell({ disease, autoantibody, count }: HeatMapCell): HeatMapCell {
  return { disease, autoantibody, count };
}

function heatMapSql(criteria: EntryCriteria, size: HeatMapSize, params: SqlParams): string {
  return `
    WITH pairs AS MATERIALIZED (
      SELECT i.key_disease AS disease, i.key_autoantibody AS autoantibody, count(*)::integer AS count,
        min(i.entry_number) AS first
      FROM entry_index i WHERE ${entryWhere(criteria, params)} GROUP BY 1, 2),
    columns AS MATERIALIZED (
      SELECT p.autoantibody, sum(p.count)::integer AS count, min(p.first) AS first,
        (row_number() OVER (ORDER BY sum(p.count) DESC, p.autoantibody) - 1)::integer AS place
      FROM pairs p GROUP BY 1 ORDER BY place LIMIT ${params.add(size.autoantibodies)}),
    chosen AS (
      SELECT p.disease, sum(p.count) AS met FROM pairs p JOIN columns c USING (autoantibody)
      GROUP BY 1 ORDER BY met DESC, p.disease LIMIT ${params.add(size.diseases)}),
    rows AS MATERIALIZED (
      SELECT p.disease, sum(p.count)::integer AS count, min(p.first) AS first,
        (row_number() OVER (ORDER BY c.met DESC, p.disease) - 1)::integer AS place
      FROM pairs p JOIN chosen c USING (disease) GROUP BY p.disease, c.met)
    SELECT 'disease' AS axis, e.disease AS value, r.count, r.place AS disease, NULL::integer AS autoantibody
      FROM rows r JOIN entries e ON e.entry_number = r.first
    UNION ALL SELECT 'autoantibody', e.autoantibody, c.count, NULL, c.place
      FROM columns c JOIN entries e ON e.entry_number = c.first
    UNION ALL SELECT 'cell', NULL, p.count, r.place, c.place
      FROM pairs p JOIN rows r USING (disease) JOIN columns c USING (autoantibody)
    ORDER BY 1, 4 NULLS FIRST, 5`;
}
