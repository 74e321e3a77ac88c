import { type CascadeField, cascadeFields } from '../../../schema/contract/entry-filters.js';
import type { TypedName } from '../parse/typed-name.js';
import { nameConditions } from './name-conditions.js';
import type { SearchDatabase } from './search-database.js';
import { SqlParams } from './sql-params.js';

/** Sort keys of a disease that one of its other names fits, and how well. */
export interface DiseaseSynonym {
  readonly keys: readonly string[];
  /** The place of the tier in `matchTiers`. */
  readonly tier: number;
}

/** A value that fits what was typed. */
export interface SuggestedValue {
  readonly field: CascadeField;
  readonly value: string;
  readonly count: number;
  /** The place of the tier in `matchTiers`. */
  readonly tier: number;
  /** The place of what the disease is called among those given, where that is what fits; else `null`. */
  readonly called: number | null;
}

interface SuggestedValues {
  readonly values: readonly SuggestedValue[];
  readonly dataVersion: string;
}

/**
 * Of each field so many of the most frequent values are looked at, for each that is wanted, before the index is asked.
 */
const looksForEach = 24;

/** Finds the values of the cascade fields that fit what somebody types, with their numbers of living entries. */
export class SuggestionsRepository {
  constructor(private readonly database: SearchDatabase) {}

  /** The best `limit` values of each field: by tier, then most entries, then in natural order. */
  async find(typed: TypedName, called: readonly DiseaseSynonym[], limit: number): Promise<SuggestedValues> {
    const params = new SqlParams();
    const text = typed.words.length === 0 ? versionOnly : findSql(typed, called, limit, params);
    const rows = await this.database.query<FoundRow>(text, params.values);
    const values = rows.flatMap(({ dataVersion: _, ...row }) => (isFound(row) ? [row] : []));
    return { values, dataVersion: rows[0]?.dataVersion ?? '' };
  }
}

const versionOnly = 'SELECT NULL AS field, t.version::text AS "dataVersion" FROM entry_totals t';

/** `field` is `null` in the one row of an empty answer. */
type FoundRow = (SuggestedValue | { readonly field: null }) & { readonly dataVersion: string };

function isFound(row: SuggestedValue | { readonly field: null }): row is SuggestedValue {
  return row.field !== null;
}

/**
 * What thousands of names begin with is found among the most frequent values of a field, in the order wanted; what few
 * have, by the index. So the most frequent values are walked first. `needs` tells for each field how many tiers are
 * still open: those better than the best one that the walk has filled; none where it has seen every value. The index is
 * asked for these only. Either way little is read, whatever is typed.
 */
function findSql(
  typed: TypedName,
  called: readonly DiseaseSynonym[],
  limit: number,
  params: SqlParams,
): string {
  const { tier, atLeast } = nameConditions(typed, params);
  // Checked numbers, which stand in the text: in place of a parameter PostgreSQL would plan for a tenth of the table.
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
      SELECT b.*, NULL::integer AS called FROM (${bestOf('walked', wanted)} UNION ALL ${bestOf('found', wanted)}) b
      UNION ALL ${calledSql(called, params)}),
    once AS (SELECT DISTINCT ON (field, key) * FROM best ORDER BY field, key, tier, called NULLS FIRST),
    ranked AS (
      SELECT o.*, row_number() OVER (
        PARTITION BY field ORDER BY tier, count DESC, called IS NOT NULL, key) AS place FROM once o)
    SELECT r.field, r.value, r.count, r.tier, r.called, t.version::text AS "dataVersion"
    FROM entry_totals t LEFT JOIN ranked r ON r.place <= ${wanted} ORDER BY r.field, r.place`;
}

/** The names of the fields that need these many tiers; without such a field the index is not asked. */
function lookedUp(condition: string, place: number): string {
  const fields = `ARRAY(SELECT field FROM needs WHERE tiers = ${String(place + 1)})`;
  return `SELECT n.field, n.key, n.names FROM value_names n
    WHERE ${condition} AND cardinality(${fields}) > 0 AND n.field = ANY (${fields})`;
}

/** The best values of each field, however many there are, so that few are sorted together. */
function bestOf(source: 'walked' | 'found', wanted: string): string {
  return `SELECT b.* FROM needs d CROSS JOIN LATERAL (SELECT s.* FROM ${source} s
    WHERE s.field = d.field AND s.tier IS NOT NULL ORDER BY s.tier, s.count DESC, s.key LIMIT ${wanted}) b`;
}

/** What the vocabulary calls diseases, of those that entries have. */
function calledSql(called: readonly DiseaseSynonym[], params: SqlParams): string {
  const rows = called.flatMap(({ keys, tier }, place) => keys.map((key) => ({ key, tier, place })));
  const keys = params.add(rows.map((row) => row.key));
  const tiers = params.add(rows.map((row) => row.tier));
  const places = params.add(rows.map((row) => row.place));
  return `SELECT v.field, v.key, v.value, v.count, c.tier, c.place
    FROM unnest(${keys}::text[], ${tiers}::integer[], ${places}::integer[]) c (key, tier, place)
    JOIN entry_values v ON v.field = 'disease' AND v.key = c.key COLLATE "C"`;
}

/** One row by its key: `LIMIT` keeps PostgreSQL from reading the whole table where it expects many rows. */
function namesOf(row: string): string {
  return `SELECT n.names FROM value_names n WHERE n.field = ${row}.field AND n.key = ${row}.key LIMIT 1`;
}

function valueOf(row: string): string {
  return `SELECT v.value, v.count FROM entry_values v WHERE v.field = ${row}.field AND v.key = ${row}.key LIMIT 1`;
}
