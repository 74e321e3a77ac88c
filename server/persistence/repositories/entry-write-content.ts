import { entryFieldNames, type EntryValues } from '../../../schema/contract/entry-fields.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import type { Review } from '../../measures/entry-measures.js';
import { nameKeys } from '../../search/index/name-keys.js';
import { searchDocument } from '../../search/index/search-document.js';
import { sortKey } from '../../search/index/sort-key.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';
import { measuredRow } from '../measured-columns.js';

/** The content of an entry: its fields and its additional values. */
export interface EntryContent {
  readonly values: EntryValues;
  readonly additional: Additional;
}

/**
 * The changes of a revision as stored: field → [before, after]. The key of a name in `additional` is
 * `additional.<name>`.
 */
export type Changes = Readonly<Record<string, readonly [before: string | null, after: string | null]>>;

/** The row of a content in `entries` and `entry_index`, by column. */
interface ContentRow extends Readonly<Record<string, unknown>> {
  readonly document: string;
}

/** Builds the row of a content in `entries` and `entry_index`. `reviews`: what people say of its numbers. */
export function contentRow(
  { values, additional }: EntryContent,
  reviews: readonly Review[] = [],
): ContentRow {
  const measured = measuredRow(values, reviews);
  const row: Record<string, unknown> = { additional, name_keys: nameKeys(values), ...measured };
  for (const name of entryFieldNames) {
    row[entryColumns[name]] = values[name];
    row[keyColumn(name)] = sortKey(values[name]);
  }
  return { ...row, document: searchDocument(values, inStoredOrder(additional)) };
}

/** Sorts the names in the order in which jsonb stores them, so that the same content always gives the same document. */
export function inStoredOrder(additional: Additional): Additional {
  const names = Object.keys(additional);
  if (names.length < 2) return additional;
  const ordered = names.map((name) => ({ name, bytes: Buffer.from(name) }));
  ordered.sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes));
  return Object.fromEntries(ordered.map(({ name }) => [name, additional[name] ?? '']));
}
