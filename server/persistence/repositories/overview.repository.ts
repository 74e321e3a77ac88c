import { measuredFields, type NamedField } from '../../../schema/contract/entry-fields.js';
import type { MeasuredTexts } from '../../measures/measure.js';
import type { EntryView } from '../../nouns/entry.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { wholeKeySql } from '../../search/sql/search-where.js';
import type { Database } from '../database.js';
import { accessionSql, columnList } from '../entry-columns.js';
import { ownedKeys } from '../owned-keys.js';

/** A spelling of a name in entries, by its sort key, with its number of entries. */
export interface Spelling {
  readonly key: string;
  readonly value: string;
  readonly entries: number;
}

/** What an overview counts and ranks of an entry. */
export interface OverviewEntry extends MeasuredTexts {
  readonly id: string;
  /** Whether a person said something of its numbers. */
  readonly isReviewed: boolean;
  readonly accession: string;
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly reference: string | null;
  /** What the entry also calls its autoantibody; only in the overview of one. */
  readonly synonym?: string | null;
  /** UniProt accessions; only in the overview of an autoantigen. */
  readonly uniprotId?: string | null;
}

/** What the row of an entry lists besides; read for the rows of an answer only. */
export type OverviewDetails = Pick<
  EntryView,
  'id' | 'epitope' | 'isotypeSubclasses' | 'screening' | 'confirmation' | 'associationWithDiseaseActivity'
>;

/** A disease with the places in the list of the autoantibodies that its entries name; one may occur twice. */
interface DiseaseCompanions {
  readonly disease: string;
  readonly places: readonly number[];
}

/** How many autoantibodies the entries of a disease name. */
interface AutoantibodyCompanions {
  readonly place: number;
  /** The number of name keys that are not in `known`. */
  readonly others: number;
  /** The wanted name keys among the rest. */
  readonly known: readonly string[];
}

/** Reads what overviews are made of. */
export class OverviewRepository {
  constructor(private readonly database: Database) {}

  /** Returns the spellings with these name keys or sort keys, most entries first. */
  spellings(
    field: NamedField,
    nameKeys: readonly string[],
    sortKeys: readonly string[] = [],
  ): Promise<readonly Spelling[]> {
    return this.database.queryExpensive(spellingsSql(field), [nameKeys, sortKeys]);
  }

  /** Returns the entries with these values, by their sort keys; the oldest `limit`. */
  entries(field: NamedField, keys: readonly string[], limit: number): Promise<readonly OverviewEntry[]> {
    return this.database.queryExpensive(entriesSql(field), [keys, limit]);
  }

  /** Returns what rows list of these entries. */
  details(ids: readonly string[]): Promise<readonly OverviewDetails[]> {
    return this.database.queryExpensive(detailsSql, [ids]);
  }

  /** Returns each disease whose entries name one of these autoantibodies, given by the name keys of each. */
  diseasesOf(autoantibodies: readonly (readonly string[])[]): Promise<readonly DiseaseCompanions[]> {
    return this.database.queryExpensive(diseasesSql, ownedKeys(autoantibodies.entries()));
  }

  /** Counts the autoantibodies of diseases, given by the sort keys of each; lists those with a name key of `known`. */
  autoantibodiesOf(
    diseases: readonly (readonly string[])[],
    known: readonly string[],
  ): Promise<readonly AutoantibodyCompanions[]> {
    // A text, since the driver writes long lists slowly; name keys hold no blanks.
    const values = [...ownedKeys(diseases.entries()), known.join(' ')];
    return this.database.queryExpensive(autoantibodiesSql, values);
  }
}

/** Of the values that have one of the keys by `$1` or `$2`. The array is computed once, so that the index is used. */
const spellingsSql = (field: NamedField): string => `
  SELECT v.key, v.value, v.count AS entries FROM entry_values v
  WHERE v.field = '${field}' AND v.key = ANY($2::text[] || ARRAY(
    SELECT n.key FROM value_names n WHERE n.field = '${field}' AND ${wholeKeySql} = ANY($1::text[])))
  ORDER BY v.count DESC, v.key`;

const ownColumns = {
  disease: '',
  autoantibody: 'e.synonym,',
  autoantigen: 'e.uniprot_id AS "uniprotId",',
} satisfies Record<NamedField, string>;

const entriesSql = (field: NamedField): string => `
  SELECT e.id, ${accessionSql} AS accession, e.disease, e.autoantibody, e.autoantigen, e.reference, ${ownColumns[field]}
    ${columnList(measuredFields, 'e.')},
    EXISTS (SELECT 1 FROM measure_reviews r WHERE r.entry_id = e.id) AS "isReviewed"
  FROM (SELECT i.entry_number FROM entry_index i WHERE i.${keyColumn(field)} = ANY($1::text[])
    ORDER BY i.entry_number LIMIT $2) i
  JOIN entries e ON e.entry_number = i.entry_number ORDER BY e.entry_number`;

const detailsSql = `
  SELECT e.id, e.epitope, e.isotype_subclasses AS "isotypeSubclasses", e.screening, e.confirmation,
    e.association_with_disease_activity AS "associationWithDiseaseActivity"
  FROM entries e WHERE e.id = ANY($1::uuid[])`;

// JSON, since the driver reads arrays of PostgreSQL slowly. The entries of each name are found apart from those of the
// others, since the planner would read all entries for a hundred names.
const diseasesSql = `
  SELECT v.value AS disease, p.places
  FROM (SELECT d.key_disease, json_agg(w.place) AS places
    FROM unnest($1::integer[], $2::text[]) w (place, name_key)
    CROSS JOIN LATERAL (SELECT DISTINCT i.key_disease
      FROM value_names n JOIN entry_index i ON i.key_autoantibody = n.key
      WHERE n.field = 'autoantibody' AND ${wholeKeySql} = w.name_key COLLATE "C") d
    GROUP BY d.key_disease) p
  JOIN entry_values v ON v.field = 'disease' AND v.key = p.key_disease`;

const autoantibodiesSql = `
  SELECT p.place, count(*) FILTER (WHERE k.key IS NULL)::integer AS others,
    coalesce(json_agg(k.key) FILTER (WHERE k.key IS NOT NULL), '[]') AS known
  FROM (SELECT DISTINCT p.place, ${wholeKeySql} COLLATE "C" AS name_key
    FROM (SELECT DISTINCT w.place, i.key_autoantibody FROM unnest($1::integer[], $2::text[]) w (place, key)
      JOIN entry_index i ON i.key_disease = w.key) p
    JOIN value_names n ON n.field = 'autoantibody' AND n.key = p.key_autoantibody) p
  LEFT JOIN unnest(string_to_array($3, ' ')) k (key) ON k.key = p.name_key
  GROUP BY p.place`;
