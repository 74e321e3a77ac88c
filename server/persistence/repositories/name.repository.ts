import { sortKey } from '../../search/index/sort-key.js';
import { autoantibodyKeySql } from '../../search/sql/search-where.js';
import type { Database } from '../database.js';

/** A disease, autoantibody or autoantigen of entries, with its number of entries. */
export interface NamedValue {
  readonly field: 'disease' | 'autoantibody' | 'autoantigen';
  readonly value: string;
  readonly entries: number;
}

/** The index of names finds the values that hold the key; the key of the whole value decides. */
const bearingSql = `
  SELECT v.field, v.value, v.count AS entries
  FROM value_names n JOIN entry_values v ON v.field = n.field AND v.key = n.key
  WHERE n.field IN ('disease', 'autoantibody', 'autoantigen') AND n.names LIKE $1 AND ${autoantibodyKeySql} = $2
  ORDER BY v.count DESC, v.field, v.key LIMIT 20`;

const accessionSql = `
  SELECT v.field, v.value, count(*)::integer AS entries
  FROM entry_index i JOIN entry_values v ON v.field = 'autoantigen' AND v.key = i.key_autoantigen
  WHERE i.key_uniprot_id = $1 GROUP BY v.field, v.value ORDER BY 3 DESC, 2 LIMIT 20`;

const diseasesSql = `
  SELECT v.value, v.count AS entries FROM entry_values v
  WHERE v.field = 'disease' AND v.key = ANY($1::text[]) ORDER BY v.count DESC, v.key`;

/** Looks up the values of entries by their names. */
export class NameRepository {
  constructor(private readonly database: Database) {}

  /** Returns the diseases, autoantibodies and autoantigens whose whole name has the key. */
  bearing(key: string): Promise<readonly NamedValue[]> {
    return this.database.query<NamedValue>(bearingSql, [`%\u001d${key} %`, key]);
  }

  /** Returns the autoantigens of the entries with this UniProt accession. */
  withAccession(accession: string): Promise<readonly NamedValue[]> {
    return this.database.query<NamedValue>(accessionSql, [sortKey(accession)]);
  }

  /** Returns how entries spell a disease, by the sort keys of its names, and the number of entries of each spelling. */
  diseases(
    keys: readonly string[],
  ): Promise<readonly { readonly value: string; readonly entries: number }[]> {
    return this.database.query(diseasesSql, [keys]);
  }
}
