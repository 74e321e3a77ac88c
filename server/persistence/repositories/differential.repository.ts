import { measuredFields } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { type MarkerRole, markerRoles } from '../../../schema/contract/rules/differential.js';
import type { MeasuredTexts } from '../../measures/measure.js';
import { wholeKeySql } from '../../search/sql/search-where.js';
import type { Database } from '../database.js';
import { accessionSql, columnList, entryColumns } from '../entry-columns.js';
import { ownedAutoantibodiesSql, ownedKeys } from '../owned-keys.js';

/** What the entries of a disease say about a finding. */
export interface FindingInDisease {
  /** Index of the finding. */
  readonly finding: number;
  readonly disease: string;
  /** Accessions, oldest first. */
  readonly entries: readonly string[];
  readonly entriesTotal: number;
  readonly role: MarkerRole;
}

/** An entry of a disease about an absent finding, with the texts that numbers are read from. */
export interface MeasuredEntry extends MeasuredTexts {
  readonly id: string;
  /** Index of the finding. */
  readonly finding: number;
}

/** An autoantibody that some of several diseases have. */
export interface DividingAutoantibody {
  readonly name: string;
  /** The places of the diseases in the list. */
  readonly places: readonly number[];
  /** Whether an entry of one of them calls it a diagnostic marker. */
  readonly isDiagnostic: boolean;
}

const listed = String(limits.diagnostics.differential.entries);
/** The position of the role in `markerRoles`, from 1. */
const roleSql = `CASE WHEN e.diagnostic_marker ~* '^\\s*yes' THEN 1 WHEN e.diagnostic_marker ~* '^\\s*supportive' THEN 2
  WHEN e.diagnostic_marker ~* '^\\s*(research|emerging)' THEN 3 ELSE 4 END`;
const roleNames = `(ARRAY[${markerRoles.map((role) => `'${role}'`).join(', ')}])`;

const findingsSql = `
  SELECT w.owner AS finding, v.value AS disease, count(*)::integer AS "entriesTotal",
    (array_agg(${accessionSql} ORDER BY e.entry_number))[1:${listed}] AS entries,
    ${roleNames}[min(${roleSql})] AS role
  FROM (${ownedAutoantibodiesSql}) w
  JOIN entry_index i ON i.key_autoantibody = w.key
  JOIN entries e ON e.entry_number = i.entry_number
  JOIN entry_values v ON v.field = 'disease' AND v.key = i.key_disease
  GROUP BY w.owner, i.key_disease, v.value`;

const measuredTexts = measuredFields.map((field) => `e.${entryColumns[field]}`).join(', ');

/**
 * The oldest entries of each disease about each finding that have a text with a digit or a review. The blank keeps the
 * database from reading all entries of the diseases by their index.
 */
const measuredSql = `
  SELECT finding, id, disease, autoantibody, ${measuredFields.map((field) => `"${field}"`).join(', ')}
  FROM (SELECT w.owner AS finding, e.id, e.disease, e.autoantibody, e.entry_number,
      ${columnList(measuredFields, 'e.')},
      row_number() OVER (PARTITION BY w.owner, i.key_disease ORDER BY e.entry_number) AS place
    FROM (${ownedAutoantibodiesSql}) w
    JOIN entry_index i ON i.key_autoantibody = w.key
    JOIN entries e ON e.entry_number = i.entry_number
    WHERE i.key_disease || '' = ANY ($3::text[])
      AND (concat_ws(' ', ${measuredTexts}) ~ '[0-9]'
        OR EXISTS (SELECT 1 FROM measure_reviews r WHERE r.entry_id = e.id))) measured
  WHERE place <= ${listed} ORDER BY finding, entry_number`;

/** The entries about the autoantibody `g`, in any spelling, of the diseases: what `selected` says of them. */
const ownSql = (selected: string, joins: string): string => `
  (SELECT ${selected} FROM value_names n JOIN entry_index i ON i.key_autoantibody = n.key ${joins}
    WHERE n.field = 'autoantibody' AND ${wholeKeySql} = g.name_key AND i.key_disease || '' = ANY ($2::text[]))`;
const isDiagnosticSql = ownSql(
  "bool_or(e.diagnostic_marker ~* '^\\s*yes')",
  'JOIN entries e ON e.entry_number = i.entry_number',
);
const nameSql = ownSql(
  'min(v.value COLLATE "C")',
  `JOIN entry_values v ON v.field = 'autoantibody' AND v.key = n.key`,
);

/** The diseases of a set are its bits: the first 60 in `low`, the others in `high`. */
const lowBits = 60;
const hasPlace = `CASE WHEN place < ${lowBits} THEN g.low >> place ELSE g.high >> place - ${lowBits} END & 1 = 1`;

/** Autoantibodies that divide the diseases most evenly first, then by name. */
const byEvenness = 'ORDER BY abs(2 * size - $5::integer), first';

/**
 * Diagnostic markers first. The rows are read in their order and only until there are enough: whether an autoantibody
 * is a diagnostic marker takes longer to find than its diseases, and sorting all takes longer than finding the first.
 */
const dividingSql = `
  WITH g AS MATERIALIZED (
    SELECT *, bit_count(low::bit(64)) + bit_count(high::bit(64)) AS size FROM (
      SELECT name_key, min(key) AS first, bit_or(low) AS low, bit_or(high) AS high FROM (
        SELECT ${wholeKeySql} AS name_key, k.* FROM (
          SELECT i.key_autoantibody AS key, bit_or(w.low) AS low, bit_or(w.high) AS high
          FROM (SELECT key, CASE WHEN place < ${lowBits} THEN 1::bigint << place ELSE 0 END AS low,
              CASE WHEN place < ${lowBits} THEN 0 ELSE 1::bigint << place - ${lowBits} END AS high
            FROM unnest($1::integer[], $2::text[]) w (place, key) OFFSET 0) w
          JOIN entry_index i ON i.key_disease = w.key GROUP BY i.key_autoantibody) k
        JOIN value_names n ON n.field = 'autoantibody' AND n.key = k.key) k
      GROUP BY name_key) g),
  d AS (
    SELECT *, ${isDiagnosticSql} IS TRUE AS is_diagnostic
    FROM ((SELECT * FROM g ${byEvenness} LIMIT 300) UNION ALL (SELECT * FROM g ${byEvenness} OFFSET 300)) g
    WHERE size < $5::integer AND name_key <> ALL ($3::text[]))
  SELECT ${nameSql} AS name, is_diagnostic AS "isDiagnostic",
    (SELECT json_agg(place) FROM generate_series(0, $5::integer - 1) place WHERE ${hasPlace}) AS places
  FROM (SELECT * FROM d WHERE is_diagnostic UNION ALL SELECT * FROM d WHERE NOT is_diagnostic LIMIT $4) g`;

/** Reads what entries say about findings. */
export class DifferentialRepository {
  constructor(private readonly database: Database) {}

  /** Returns, for the name keys of every finding, each disease with an entry about it: one statement for all. */
  findings(keys: readonly (readonly string[])[]): Promise<readonly FindingInDisease[]> {
    return this.database.queryExpensive<FindingInDisease>(findingsSql, ownedKeys(keys.entries()));
  }

  /**
   * Returns the entries of diseases about findings, oldest first, from whose texts sensitivities can be read; a disease
   * is named by its sort keys, a finding by its name keys.
   */
  async measured(
    keys: readonly (readonly string[])[],
    diseaseKeys: readonly string[],
  ): Promise<readonly MeasuredEntry[]> {
    const [findings, wanted] = ownedKeys(keys.entries());
    if (wanted.length === 0 || diseaseKeys.length === 0) return [];
    return this.database.queryExpensive<MeasuredEntry>(measuredSql, [findings, wanted, diseaseKeys]);
  }

  /**
   * Returns the autoantibodies that some of the diseases have and others do not, without those with a name key of
   * `tested`: diagnostic markers first, then those that divide the diseases most evenly, then by name. A disease is
   * named by its sort keys.
   */
  dividing(
    diseases: readonly (readonly string[])[],
    tested: readonly string[],
    limit: number,
  ): Promise<readonly DividingAutoantibody[]> {
    const values = [...ownedKeys(diseases.entries()), tested, limit, diseases.length];
    return this.database.queryExpensive<DividingAutoantibody>(dividingSql, values);
  }
}
