import type { NamedField } from '../../../schema/contract/entry-fields.js';
import { sortKey } from '../../search/index/sort-key.js';
import { wholeKeySql } from '../../search/sql/search-where.js';
import type { Database } from '../database.js';
import { ownedKeys } from '../owned-keys.js';
import type { Spelling } from './overview.repository.js';

export interface NamedValue extends Spelling {
  readonly nameKey: string;
}

/** A value that has a name key, or joins a name that has it. */
export interface BearingValue extends NamedValue {
  readonly isWhole: boolean;
}

const order = 'v.count DESC, v.key';

const wholeSql = (field: NamedField): string => `
  SELECT w.key AS "nameKey", v.key, v.value, v.count AS entries
  FROM unnest($1::text[]) w (key)
  JOIN value_names n ON n.field = '${field}' AND ${wholeKeySql} = w.key COLLATE "C"
  JOIN entry_values v ON v.field = n.field AND v.key = n.key
  ORDER BY ${order}`;

/** The index of names finds the values that hold a key. */
const bearingAntigensSql = `
  SELECT w.key AS "nameKey", v.key, v.value, v.count AS entries, ${wholeKeySql} = w.key AS "isWhole"
  FROM unnest($1::text[]) w (key)
  JOIN value_names n ON n.field = 'autoantigen' AND n.names LIKE E'%\\x1d' || w.key || ' %'
  JOIN entry_values v ON v.field = n.field AND v.key = n.key
  ORDER BY ${order}`;

const accessionsSql = `
  SELECT i.key_uniprot_id AS accession, v.key, v.value, count(*)::integer AS entries
  FROM entry_index i JOIN entry_values v ON v.field = 'autoantigen' AND v.key = i.key_autoantigen
  WHERE i.key_uniprot_id = ANY($1::text[]) GROUP BY 1, 2, 3 ORDER BY 4 DESC, 2`;

const withKeysSql = `
  SELECT v.key, v.value, v.count AS entries FROM entry_values v
  WHERE v.field = $1 AND v.key = ANY($2::text[]) ORDER BY ${order}`;

const entriesOfKey = 50;
const synonymsSql = `
  SELECT DISTINCT w.key AS "nameKey", v.key, v.value, v.count AS entries, s.synonym
  FROM unnest($1::text[]) w (key)
  CROSS JOIN LATERAL (
    SELECT i.key_autoantibody, e.synonym FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
    WHERE i.name_keys @> ARRAY[w.key] AND e.synonym IS NOT NULL LIMIT ${String(entriesOfKey)}) s
  JOIN entry_values v ON v.field = 'autoantibody' AND v.key = s.key_autoantibody`;

const antigensSql = `
  SELECT DISTINCT w.owner, i.key_autoantigen AS key
  FROM unnest($1::text[], $2::text[]) w (owner, key)
  JOIN value_names n ON n.field = 'autoantibody' AND ${wholeKeySql} = w.key COLLATE "C"
  JOIN entry_index i ON i.key_autoantibody = n.key`;

/** Looks up the values of entries by their names. */
export class NameRepository {
  constructor(private readonly database: Database) {}

  /** Returns the values whose whole name has one of the name keys, most entries first. */
  async called(field: NamedField, keys: readonly string[]): Promise<readonly NamedValue[]> {
    return keys.length === 0 ? [] : this.database.query(wholeSql(field), [keys]);
  }

  /** Returns the autoantigens that have one of the name keys, or join a name that has it, most entries first. */
  async bearingAntigens(keys: readonly string[]): Promise<readonly BearingValue[]> {
    return keys.length === 0 ? [] : this.database.query(bearingAntigensSql, [keys]);
  }

  /** Returns the autoantigens of the entries with these UniProt accessions. `accession` is the sort key of each. */
  async withAccessions(
    accessions: readonly string[],
  ): Promise<readonly (Spelling & { readonly accession: string })[]> {
    return accessions.length === 0 ? [] : this.database.query(accessionsSql, [accessions.map(sortKey)]);
  }

  /** Returns the values with these sort keys, most entries first. */
  async withKeys(field: NamedField, keys: readonly string[]): Promise<readonly Spelling[]> {
    return keys.length === 0 ? [] : this.database.query(withKeysSql, [field, keys]);
  }

  /** Returns the autoantibodies of entries that hold one of these name keys, with the synonyms of the entry. */
  async listingSynonyms(
    keys: readonly string[],
  ): Promise<readonly (Spelling & { readonly nameKey: string; readonly synonym: string })[]> {
    return keys.length === 0 ? [] : this.database.query(synonymsSql, [keys]);
  }

  /** Returns the sort keys of the autoantigens that entries name for each owner of name keys of autoantibodies. */
  async antigensOf(
    nameKeys: ReadonlyMap<string, readonly string[]>,
  ): Promise<readonly { readonly owner: string; readonly key: string }[]> {
    const [owners, keys] = ownedKeys(nameKeys);
    return keys.length === 0 ? [] : this.database.query(antigensSql, [owners, keys]);
  }
}
