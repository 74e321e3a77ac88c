import { type CascadeField, cascadeFields } from '../../../schema/contract/entry-filters.js';
import type { TypedName } from '../parse/typed-name.js';
import { nameConditions } from './name-conditions.js';
import { type SearchDatabase, SqlParams } from './search-database.js';
import { wholeKeySql } from './search-where.js';

/** A disease or an autoantibody with another name that matches, and how well that name matches. */
export interface OtherName {
  readonly field: 'disease' | 'autoantibody';
  /** The name keys of the disease or autoantibody. */
  readonly keys: readonly string[];
  /** Its position among names that match equally well. */
  readonly place: number;
  /** The index of the tier in `matchTiers`. */
  readonly tier: number;
}

/** A value that matches the typed text. */
export interface SuggestedValue {
  readonly field: CascadeField;
  readonly value: string;
  readonly count: number;
  /** The index of the tier in `matchTiers`. */
  readonly tier: number;
  /** The index in the given names, if one of them matches; otherwise `null`. */
  readonly called: number | null;
}

interface SuggestedValues {
  readonly values: readonly SuggestedValue[];
  readonly dataVersion: string;
}

/** For each wanted value, this number of the most frequent values of a field is read before the index is used. */
const looksForEach = 24;

/** Finds the cascade field values that match the typed text, with their numbers of living entries. */
export class SuggestionsRepository {
  constructor(private readonly database: SearchDatabase) {}

  /** Returns the best `limit` values of each field: by tier, then most entries, then natural order. */
  async find(typed: TypedName, synonyms: readonly OtherName[], limit: number): Promise<SuggestedValues> {
    const params = new SqlParams();
    const text = typed.words.length === 0 ? versionOnly : findSql(typed, synonyms, limit, params);
    const rows = await this.database.query<FoundRow>(text, params.values);
    const values = rows.flatMap(({ dataVersion: _, ...row }) => (isFound(row) ? [row] : []));
    return { values, dataVersion: rows[0]?.dataVersion ?? '' };
  }
}

const versionOnly = 'SELECT NULL AS field, t.version::text AS "dataVersion" FROM entry_totals t';

/** `field` is `null` in the single row of an empty result. */
type FoundRow = (SuggestedValue | { readonly field: null }) & { readonly dataVersion: string };

function isFound(row: SuggestedValue | { readonly field: null }): row is SuggestedValue {
  return row.field !== null;
}

/**
 * Text that thousands of names begin with is found among the most frequent values of a field, in the wanted order; rare
 * text is found by the index. So the most frequent values are read first. `needs` holds for each field the number of
 * tiers that are still open: those better than the best tier already full, or none if every value was read. The index
 * is used for these tiers only. Either way few rows are read, whatever is typed.
 */
function findSql(typed: TypedName, synonyms: readonly OtherName[], limit: number, params: SqlParams): string {
  const { tier, atLeast } = nameConditions(typed, params);
  // Validated numbers, written into the text: with parameters PostgreSQL would plan for a tenth of the table.
  const walk = String(limit * looksForEach);
  const wanted = String(limit);
  return `WITH walked AS MATERIALIZED (
      SELECT w.field, w.key, w.value, w.count, ${tier} AS tier
      FROM unnest(${params.add(cascadeFields)}::text[]) f (field)
      CROSS JOIN LATERAL (SELECT v.* FROM entry_values v WHERE v.field = f.field
        ORDER BY v.count DESC, v.key LIMIT ${walk}) w
      CROSS JOIN LATERAL (${namesOf('w')}) n),
    needs AS MATERIALIZED (
      SELECT c.field, CASE WHEN sum(c.count) < ${walk} THEN 0
        ELSE coalesce(min(c.tier) FILTER (WHERE c.count >= ${wanted}), ${String(atLeast.length)}) END AS tiers
      FROM (SELECT field, tier, count(*) FROM walked GROUP BY field, tier) c GROUP BY c.field),
    looked AS MATERIALIZED (${atLeast.map(lookedUp).join(' UNION ALL ')}),
    found AS MATERIALIZED (SELECT n.field, n.key, v.value, v.count, ${tier} AS tier
      FROM looked n CROSS JOIN LATERAL (${valueOf('n')}) v),
    best AS (
      SELECT b.*, NULL::integer AS called, NULL::integer AS place
      FROM (${bestOf('walked', wanted)} UNION ALL ${bestOf('found', wanted)}) b
      UNION ALL ${calledSql(synonyms, params)}),
    once AS (SELECT DISTINCT ON (field, key) *, min(place) OVER (PARTITION BY field, key, tier) AS meant
      FROM best ORDER BY field, key, tier, called NULLS FIRST),
    ranked AS (
      SELECT o.*, row_number() OVER (
        PARTITION BY field ORDER BY tier, coalesce(meant, 0), count DESC, called IS NOT NULL, key)
        AS position FROM once o)
    SELECT r.field, r.value, r.count, r.tier, r.called, t.version::text AS "dataVersion"
    FROM entry_totals t LEFT JOIN ranked r ON r.position <= ${wanted} ORDER BY r.field, r.position`;
}

/** Selects the names of the fields that need this number of tiers. Without such a field the index is not used. */
function lookedUp(condition: string, place: number): string {
  const fields = `ARRAY(SELECT field FROM needs WHERE tiers = ${String(place + 1)})`;
  return `SELECT n.field, n.key, n.names FROM value_names n
    WHERE ${condition} AND cardinality(${fields}) > 0 AND n.field = ANY (${fields})`;
}

/** Selects the best values of each field separately, so that few rows are sorted together. */
function bestOf(source: 'walked' | 'found', wanted: string): string {
  return `SELECT b.* FROM needs d CROSS JOIN LATERAL (SELECT s.* FROM ${source} s
    WHERE s.field = d.field AND s.tier IS NOT NULL ORDER BY s.tier, s.count DESC, s.key LIMIT ${wanted}) b`;
}

/** Selects the diseases and autoantibodies with another name that matches, if entries have them. */
function calledSql(synonyms: readonly OtherName[], params: SqlParams): string {
  const valuesOf = (field: OtherName['field']): string => {
    const rows = synonyms.flatMap((one, index) =>
      one.field === field ? one.keys.map((key) => ({ ...one, key, index })) : [],
    );
    return `SELECT v.field, v.key, v.value, v.count, c.tier, c.called, c.place
      FROM unnest(${params.add(rows.map((row) => row.key))}::text[],
        ${params.add(rows.map((row) => row.tier))}::integer[],
        ${params.add(rows.map((row) => row.index))}::integer[], ${params.add(rows.map((row) => row.place))}::integer[])
        c (key, tier, called, place)
      JOIN value_names n ON n.field = '${field}' AND ${wholeKeySql} = c.key COLLATE "C"
      JOIN entry_values v ON v.field = n.field AND v.key = n.key`;
  };
  return `${valuesOf('disease')} UNION ALL ${valuesOf('autoantibody')}`;
}

/** Selects one row by its key. `LIMIT` prevents a full scan of the table where PostgreSQL expects many rows. */
function namesOf(row: string): string {
  return `SELECT n.names FROM value_names n WHERE n.field = ${row}.field AND n.key = ${row}.key LIMIT 1`;
}

function valueOf(row: string): string {
  return `SELECT v.value, v.count FROM entry_values v WHERE v.field = ${row}.field AND v.key = ${row}.key LIMIT 1`;
}
