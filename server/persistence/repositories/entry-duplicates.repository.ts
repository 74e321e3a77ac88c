import { type EntryFieldName, type NamedField, namedFields } from '../../../schema/contract/entry-fields.js';
import { nameKey } from '../../search/index/name-keys.js';
import { sortKey } from '../../search/index/sort-key.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import type { Database } from '../database.js';
import type { EntryKey } from '../entry-columns.js';
import { onlyRow } from '../rows.js';
import { dataStateSql } from './data-version.repository.js';
import { type EntryList, flatListSql, type FlatRow, toFlatList } from './entry-search.repository.js';

/** The fields that distinguish two entries of the same names if both have a value. */
const distinguishingFields = ['epitope', 'uniprotId'] as const satisfies EntryFieldName[];

/** A proposed entry that may already exist. */
type Candidate = Readonly<Record<NamedField | (typeof distinguishingFields)[number], string | null>>;

/** The sort keys of the names that mean the same as those of a candidate, their own included. */
type SameNames = Readonly<Record<NamedField, readonly string[]>>;

const placeholder = (index: number): string => `$${String(index + 1)}::text`;
/** An autoantibody also matches by a name or synonym that the entry lists, an autoantigen by its accession. */
const names = [
  'i.key_disease = ANY($8::text[])',
  '(i.key_autoantibody = ANY($9::text[]) OR i.name_keys @> ARRAY[$11::text])',
  '(i.key_autoantigen = ANY($10::text[]) OR i.key_uniprot_id = $5::text)',
];
const equalNames = namedFields.map(
  (field, index) => `(i.${keyColumn(field)} = ${placeholder(index)})::integer`,
);
const distinguishingConditions = distinguishingFields.map((field, index) => ({
  key: `i.${keyColumn(field)}`,
  sent: placeholder(namedFields.length + index),
}));
const compatible = distinguishingConditions.map(
  ({ key, sent }) => `(${key} = ${sent} OR ${key} IS NULL OR ${sent} IS NULL)`,
);
const exactness = distinguishingConditions.map(
  ({ key, sent }) => `(${key} IS NOT DISTINCT FROM ${sent})::integer`,
);

const duplicatesSql = (excepted: string): string =>
  flatListSql(
    [...names, ...compatible, excepted].join(' AND '),
    `${[...equalNames, ...exactness].join(' + ')} DESC`,
    '$7',
  );

const byNumber = duplicatesSql('i.entry_number IS DISTINCT FROM $6::integer');
const byId = duplicatesSql(
  'i.entry_number IS DISTINCT FROM (SELECT x.entry_number FROM entries x WHERE x.id = $6)',
);

/** Finds living entries that a proposed entry would duplicate. */
export class EntryDuplicatesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the first `limit` entries with names that mean the same, whose epitope and accession are equal or blank on
   * either side; those with more equal fields come first. Returns none if a name is blank.
   */
  async find(
    candidate: Candidate,
    names: SameNames,
    except: EntryKey | null,
    limit: number,
  ): Promise<EntryList> {
    const text = except !== null && 'id' in except ? byId : byNumber;
    const excepted = except === null ? null : 'id' in except ? except.id : except.entryNumber;
    const keys = [...namedFields, ...distinguishingFields].map((field) => sortKey(candidate[field]));
    if (keys.slice(0, namedFields.length).includes(null)) return this.none();
    const same = [names.disease, names.autoantibody, names.autoantigen];
    const values = [...keys, excepted, limit, ...same, nameKey(candidate.autoantibody ?? '')];
    return toFlatList(await this.database.query<FlatRow>(text, values));
  }

  private async none(): Promise<EntryList> {
    const { dataVersion } = onlyRow(await this.database.query<{ dataVersion: string }>(dataStateSql));
    return { entries: [], total: 0, dataVersion };
  }
}
