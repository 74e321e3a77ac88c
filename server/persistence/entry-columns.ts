import {
  type EntryFieldName,
  entryFieldNames,
  mapEntryFields,
  requiredEntryFields,
} from '../../schema/contract/entry-fields.js';
import {
  isMeasuredSortKey,
  type MeasuredFilterName,
  type SortKey,
} from '../../schema/contract/entry-filters.js';
import { columnName, isIndexed, keyColumn } from '../search/sql/index-columns.js';
import { measuredColumns } from './measured-columns.js';

/**
 * Builds the columns of a SELECT or RETURNING list, with the property names of the code as aliases. `table` is a prefix
 * that ends with a dot.
 */
export function columnList(names: readonly string[], table = ''): string {
  return names.map((name) => `${table}${columnName(name)} AS "${name}"`).join(', ');
}

/** The column of each field in `entries`: its name in snake case. */
export const entryColumns: Readonly<Record<EntryFieldName, string>> = mapEntryFields(columnName);

/** A column of `entry_index` that a list is sorted by. */
interface SortColumn {
  readonly column: string;
  /** Whether it can be blank. */
  readonly nullable: boolean;
  /** Whether an index provides its order. */
  readonly indexed: boolean;
}

export function sortColumn(key: SortKey): SortColumn {
  if (key === 'createdAt' || key === 'updatedAt') {
    return { column: columnName(key), nullable: false, indexed: true };
  }
  if (isMeasuredSortKey(key)) return { column: columnName(key), nullable: true, indexed: false };
  const field = key === 'relevance' ? 'disease' : key;
  return {
    column: keyColumn(field),
    nullable: !requiredEntryFields.includes(field),
    indexed: isIndexed(field),
  };
}

/** The column of `entry_index` that each filter by a number compares. */
export const measuredFilterColumns: Readonly<Record<MeasuredFilterName, string>> = {
  minSensitivity: measuredColumns.sensitivity,
  minSpecificity: measuredColumns.specificity,
};

/** Selects the content of an entry from `entries e`: its fields and its additional values. */
export const contentSelection = `${columnList(entryFieldNames, 'e.')}, e.additional`;

/** The accession of an entry of `entries e`. Pads the number to seven digits and never truncates it. */
export const accessionSql = `'AIA' || lpad(e.entry_number::text, greatest(7, length(e.entry_number::text)), '0')`;

/**
 * Joins `w` to those of `entries e` whose names nobody may read: deleted, with the last content withdrawn, which the
 * deletion and the version before it have.
 */
export const joinWithdrawnNames = `LEFT JOIN LATERAL (
    SELECT r.entry_id FROM entry_revisions r WHERE e.deleted_at IS NOT NULL AND r.entry_id = e.id
      AND r.version >= e.version - 1 AND r.withdrawn_at IS NOT NULL LIMIT 1) w ON TRUE`;

/** A name of `entries e`, or the text of the parameter `withheld` where nobody may read it. */
export const shownName = (column: string, withheld: string): string =>
  `CASE WHEN w.entry_id IS NULL THEN e.${column} ELSE ${withheld} END`;

/** The columns of an `EntryView`, selected from `entries e`. */
export const entrySelection = `e.id, ${accessionSql} AS accession, e.version,
  ${contentSelection}, e.created_at AS "createdAt", e.updated_at AS "updatedAt"`;

/** How a client identifies an entry: by its id (a UUID) or by the number in its accession. */
export type EntryKey = { readonly id: string } | { readonly entryNumber: number };

/** Returns the condition on `entries e` that finds an entry, and the value of its `$1`. */
export function byEntryKey(key: EntryKey): { readonly condition: string; readonly value: string | number } {
  return 'id' in key
    ? { condition: 'e.id = $1', value: key.id }
    : { condition: 'e.entry_number = $1', value: key.entryNumber };
}
