import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
  mapEntryFields,
} from '../../../schema/contract/entry-fields.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import { nameKeys } from '../../search/index/name-keys.js';
import { searchDocument } from '../../search/index/search-document.js';
import { sortKey } from '../../search/index/sort-key.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';

/** What an entry says: its fields and whatever it holds beyond them. */
export interface EntryContent {
  readonly values: EntryValues;
  readonly additional: Additional;
}

/** What changed, as a revision stores it: field → [before, after]. A name in `additional` is `additional.<name>`. */
export type Changes = Readonly<Record<string, readonly [before: string | null, after: string | null]>>;

/** How a name in `additional` is called among changes. */
const additionalPrefix = 'additional.';

/** The content of an entry, taken out of whatever else is known of it. */
export function contentOf(entry: EntryValues & { readonly additional: Additional }): EntryContent {
  return { values: mapEntryFields((name) => entry[name]), additional: entry.additional };
}

/** What differs between two contents; empty when nothing does. */
export function changesBetween(before: EntryContent, after: EntryContent): Changes {
  const [former, latter] = [pairsOf(before), pairsOf(after)];
  const names = new Set([...former.keys(), ...latter.keys()]);
  const changes: Record<string, readonly [string | null, string | null]> = {};
  for (const name of names) {
    const change = [former.get(name) ?? null, latter.get(name) ?? null] as const;
    if (change[0] !== change[1]) changes[name] = change;
  }
  return changes;
}

/** The content as it was before a change: the step by which history is walked back. */
export function contentBefore({ values, additional }: EntryContent, changes: Changes): EntryContent {
  const texts = new Map(Object.entries(additional));
  for (const [field, [before]] of Object.entries(changes)) {
    if (!field.startsWith(additionalPrefix)) continue;
    const name = field.slice(additionalPrefix.length);
    if (before === null) texts.delete(name);
    else texts.set(name, before);
  }
  const former = (name: EntryFieldName): string | null => {
    const change = changes[name];
    return change === undefined ? values[name] : change[0];
  };
  return { values: mapEntryFields(former), additional: Object.fromEntries(texts) };
}

function pairsOf({ values, additional }: EntryContent): Map<string, string | null> {
  const pairs = new Map<string, string | null>(entryFieldNames.map((name) => [name, values[name]]));
  for (const [name, text] of Object.entries(additional)) pairs.set(additionalPrefix + name, text);
  return pairs;
}

/** What a content becomes in `entries` and `entry_index`, by column. */
export interface ContentRow extends Readonly<Record<string, unknown>> {
  readonly document: string;
}

/** The row that a content makes in `entries` and `entry_index`. */
export function contentRow({ values, additional }: EntryContent): ContentRow {
  const row: Record<string, unknown> = { additional, name_keys: nameKeys(values) };
  for (const name of entryFieldNames) {
    row[entryColumns[name]] = values[name];
    row[keyColumn(name)] = sortKey(values[name]);
  }
  return { ...row, document: searchDocument(values, inStoredOrder(additional)) };
}

/** The names in the order jsonb keeps them in, so that an entry's document is one, whoever made it from what. */
export function inStoredOrder(additional: Additional): Additional {
  const names = Object.keys(additional);
  if (names.length < 2) return additional;
  const ordered = names.map((name) => ({ name, bytes: Buffer.from(name) }));
  ordered.sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes));
  return Object.fromEntries(ordered.map(({ name }) => [name, additional[name] ?? '']));
}
