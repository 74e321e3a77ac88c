import type { HeatMap } from '../../nouns/heat-map.js';
import { type EntryCriteria, isUnrestricted } from '../../search/entry-criteria.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entryWhere } from '../entry-where.js';
import { onlyRow } from '../rows.js';

/** A cell with the beginnings of what its entries say in `diagnosticMarker`, folded, each once. */
interface HeatMapCell extends Omit<HeatMap['cells'][number], 'role'> {
  readonly markers: readonly (string | null)[];
}
type CountedHeatMap = Omit<HeatMap, 'cells'> & { readonly cells: readonly HeatMapCell[] };

/** Maximum numbers of rows and columns. */
interface HeatMapSize {
  readonly diseases: number;
  readonly autoantibodies: number;
}

/** The letters of a text that say its role, and some more: the texts themselves can be long. */
const markerStart = 20;

/** Counts the entries for pairs of disease and autoantibody. */
export class EntryHeatMapRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the autoantibodies with the most entries, and the diseases with the most entries among those. If both were
   * chosen independently, the largest of each would hardly share any entries.
   */
  async heatMap(criteria: EntryCriteria, size: HeatMapSize): Promise<CountedHeatMap> {
    const params = new SqlParams();
    const text = heatMapSql(criteria, size, params);
    return onlyRow(await this.database.queryExpensive<CountedHeatMap>(text, params.values));
  }
}

/** Selects the diseases with the most entries in the columns, and every row and cell with its index. */
function heatMapSql(criteria: EntryCriteria, size: HeatMapSize, params: SqlParams): string {
  const limit = params.add(size.autoantibodies);
  const parts = isUnrestricted(criteria) ? ofEverything(limit) : ofSome(entryWhere(criteria, params), limit);
  return `
    WITH ${parts.pairsAndColumns},
    chosen AS (
      SELECT p.disease, sum(p.count) AS met FROM pairs p JOIN columns c USING (autoantibody)
      GROUP BY 1 ORDER BY met DESC, p.disease LIMIT ${params.add(size.diseases)}),
    rows AS MATERIALIZED (
      SELECT c.disease, r.value, r.count, (row_number() OVER (ORDER BY c.met DESC, c.disease) - 1)::integer AS place
      FROM chosen c JOIN LATERAL (${parts.row}) r ON TRUE)
    SELECT ${axisSql('rows')} AS diseases, ${axisSql('columns')} AS autoantibodies,
      (SELECT coalesce(json_agg(json_build_object('disease', r.place, 'autoantibody', c.place, 'count', p.count,
        'markers', p.markers) ORDER BY r.place, c.place), '[]')
      FROM pairs p JOIN rows r USING (disease) JOIN columns c USING (autoantibody)) AS cells`;
}

const axisSql = (values: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY place), '[]') FROM ${values})`;

/** The pairs among some entries. Grouping by the texts first needs no sorting, as distinct texts per pair would. */
function pairsSql(from: string): string {
  return `pairs AS MATERIALIZED (
      SELECT m.disease, m.autoantibody, sum(m.count)::integer AS count, min(m.first) AS first,
        array_agg(m.marker) AS markers
      FROM (SELECT i.key_disease AS disease, i.key_autoantibody AS autoantibody, count(*) AS count,
          left(i.key_diagnostic_marker, ${String(markerStart)}) AS marker, min(i.entry_number) AS first
        FROM ${from} GROUP BY i.key_disease, i.key_autoantibody, marker) m
      GROUP BY m.disease, m.autoantibody)`;
}

interface HeatMapParts {
  readonly pairsAndColumns: string;
  /** Selects the spelling of a disease and the number of all of its entries. */
  readonly row: string;
}

/** Without criteria: names and counts come from `entry_values`, and only the entries of the columns are read. */
function ofEverything(limit: string): HeatMapParts {
  return {
    pairsAndColumns: `columns AS MATERIALIZED (
      SELECT v.key AS autoantibody, v.value, v.count,
        (row_number() OVER (ORDER BY v.count DESC, v.key) - 1)::integer AS place
      FROM (SELECT * FROM entry_values WHERE field = 'autoantibody' ORDER BY count DESC, key LIMIT ${limit}) v),
    ${pairsSql('columns c JOIN entry_index i ON i.key_autoantibody = c.autoantibody')}`,
    row: `SELECT v.value, v.count FROM entry_values v WHERE v.field = 'disease' AND v.key = c.disease`,
  };
}

function ofSome(where: string, limit: string): HeatMapParts {
  return {
    pairsAndColumns: `${pairsSql(`entry_index i WHERE ${where}`)},
    ranked AS (
      SELECT p.autoantibody, sum(p.count)::integer AS count, min(p.first) AS first,
        (row_number() OVER (ORDER BY sum(p.count) DESC, p.autoantibody) - 1)::integer AS place
      FROM pairs p GROUP BY 1 ORDER BY place LIMIT ${limit}),
    columns AS MATERIALIZED (
      SELECT r.autoantibody, e.autoantibody AS value, r.count, r.place
      FROM ranked r JOIN entries e ON e.entry_number = r.first)`,
    row: `SELECT e.disease AS value, a.count FROM (
      SELECT sum(p.count)::integer AS count, min(p.first) AS first FROM pairs p WHERE p.disease = c.disease) a
      JOIN entries e ON e.entry_number = a.first`,
  };
}
