import type { MeasuredTexts } from '../../measures/measure.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { autoantibodyKeySql } from '../../search/sql/search-where.js';
import type { Database } from '../database.js';
import { accessionSql } from '../entry-columns.js';

/** A field whose values have overviews. */
export type OverviewField = 'disease' | 'autoantibody' | 'autoantigen';

/** A spelling of a name in entries. */
export interface Spelling {
  readonly key: string;
  readonly value: string;
  readonly entries: number;
}

/** What an overview shows of an entry. */
export interface OverviewEntry extends MeasuredTexts {
  readonly id: string;
  readonly accession: string;
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly epitope: string | null;
  readonly uniprotId: string | null;
  readonly isotypeSubclasses: string | null;
  readonly screening: string | null;
  readonly confirmation: string | null;
  readonly associationWithDiseaseActivity: string | null;
  readonly reference: string | null;
  readonly synonym: string | null;
}

/** A name with everything that entries name beside it. */
export interface Companions {
  readonly key: string;
  readonly others: readonly string[];
}

/** Reads what overviews are made of. */
export class OverviewRepository {
  constructor(private readonly database: Database) {}

  /** Returns the spellings with these name keys or sort keys, most entries first. */
  spellings(
    field: OverviewField,
    nameKeys: readonly string[],
    sortKeys: readonly string[] = [],
  ): Promise<readonly Spelling[]> {
    const patterns = nameKeys.map((key) => `%\u001d${key} %`);
    return field === 'autoantibody'
      ? this.read(autoantibodySpellingsSql, [nameKeys, sortKeys])
      : this.read(spellingsSql, [nameKeys, sortKeys, patterns, field]);
  }

  /** Returns the entries with these values, by their sort keys; the oldest `limit`. */
  entries(field: OverviewField, keys: readonly string[], limit: number): Promise<readonly OverviewEntry[]> {
    return this.read(entriesSql(field), [keys, limit]);
  }

  /** Returns, for the name keys of autoantibodies, the diseases of their entries. */
  diseasesOf(nameKeys: readonly string[]): Promise<readonly Companions[]> {
    return this.read(diseasesSql, [nameKeys]);
  }

  /** Returns, for the sort keys of diseases, the name keys of the autoantibodies of their entries. */
  autoantibodiesOf(diseaseKeys: readonly string[]): Promise<readonly Companions[]> {
    return this.read(autoantibodiesSql, [diseaseKeys]);
  }

  private read<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.database.withExpensiveLimit(() => this.database.query<Row>(text, values));
  }
}

const autoantibodySpellingsSql = `
  SELECT v.key, v.value, v.count AS entries FROM entry_values v
  WHERE v.field = 'autoantibody' AND (v.key = ANY($2::text[]) OR v.key IN (
    SELECT n.key FROM value_names n WHERE n.field = 'autoantibody' AND ${autoantibodyKeySql} = ANY($1::text[])))
  ORDER BY v.count DESC, v.key`;

const spellingsSql = `
  SELECT v.key, v.value, v.count AS entries FROM entry_values v
  WHERE v.field = $4 AND (v.key = ANY($2::text[]) OR v.key IN (
    SELECT n.key FROM value_names n
    WHERE n.field = $4 AND n.names LIKE ANY($3::text[]) AND ${autoantibodyKeySql} = ANY($1::text[])))
  ORDER BY v.count DESC, v.key`;

const entriesSql = (field: OverviewField): string => `
  SELECT e.id, ${accessionSql} AS accession, e.disease, e.autoantibody, e.autoantigen, e.epitope, e.synonym,
    e.uniprot_id AS "uniprotId", e.isotype_subclasses AS "isotypeSubclasses", e.screening, e.confirmation,
    e.association_with_disease_activity AS "associationWithDiseaseActivity", e.reference, e.sensitivity,
    e.diagnostic_marker AS "diagnosticMarker", e.positive_predictive_values AS "positivePredictiveValues",
    e.negative_predictive_values AS "negativePredictiveValues",
    e.reference_ranges_and_cutoff_values AS "referenceRangesAndCutoffValues"
  FROM (SELECT i.entry_number FROM entry_index i WHERE i.${keyColumn(field)} = ANY($1::text[])
    ORDER BY i.entry_number LIMIT $2) i
  JOIN entries e ON e.entry_number = i.entry_number ORDER BY e.entry_number`;

// JSON, since the driver reads arrays of PostgreSQL slowly.
const diseasesSql = `
  SELECT w.name_key AS key, json_agg(DISTINCT v.value) AS others
  FROM (SELECT DISTINCT ${autoantibodyKeySql} AS name_key, n.key FROM value_names n
    WHERE n.field = 'autoantibody' AND ${autoantibodyKeySql} = ANY($1::text[])) w
  JOIN entry_index i ON i.key_autoantibody = w.key
  JOIN entry_values v ON v.field = 'disease' AND v.key = i.key_disease
  GROUP BY w.name_key`;

const autoantibodiesSql = `
  SELECT p.key_disease AS key, json_agg(DISTINCT ${autoantibodyKeySql}) AS others
  FROM (SELECT DISTINCT i.key_disease, i.key_autoantibody FROM entry_index i
    WHERE i.key_disease = ANY($1::text[])) p
  JOIN value_names n ON n.field = 'autoantibody' AND n.key = p.key_autoantibody
  GROUP BY p.key_disease`;
