import type { EntryValues } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { valueNames } from '../index/name-keys.js';
import { documentWords } from '../index/search-document.js';
import { sortKey } from '../index/sort-key.js';
import type { Statements } from './search-database.js';

const rowsPerStatement = 4000;

const writeSql = `
  WITH words AS (
    INSERT INTO search_words (word) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING)
  INSERT INTO value_names (field, key, names)
  SELECT * FROM unnest($2::text[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`;

/** A value of a cascade field, and the key that is the same for all its spellings. */
export interface NamedValue {
  readonly field: string;
  readonly key: string;
  readonly value: string;
}

/** The words and the values of cascade fields that entries bring, until `writeSearchWords`. */
export class SearchWords {
  readonly words = new Set<string>();
  private readonly byKey = new Map<string, NamedValue>();

  get values(): readonly NamedValue[] {
    return [...this.byKey.values()];
  }

  /** Adds what an entry with these values and this search document is found and suggested by. */
  addEntry(values: EntryValues, document: string): void {
    for (const word of documentWords(document)) this.words.add(word);
    for (const field of cascadeFields) {
      const [value, key] = [values[field], sortKey(values[field])];
      if (value !== null && key !== null) this.byKey.set(markOf({ field, key }), { field, key, value });
    }
  }
}

/** Distinct for each pair of field and key: no key holds the separator. */
function markOf({ field, key }: Omit<NamedValue, 'value'>): string {
  return `${field}\u001f${key}`;
}

/**
 * Writes what searches and suggestions look words and values up in; what is there already stays. Within a transaction,
 * others that bring the same new word wait for its end; all write in one order, so that no two wait for each other.
 */
export async function writeSearchWords(
  queryable: Statements,
  words: Iterable<string>,
  values: readonly NamedValue[],
): Promise<void> {
  const sortedWords = [...words].sort();
  const sortedValues = [...values].sort((a, b) => (markOf(a) < markOf(b) ? -1 : 1));
  for (let at = 0; at < Math.max(sortedWords.length, values.length); at += rowsPerStatement) {
    const named = sortedValues.slice(at, at + rowsPerStatement);
    await queryable.query(writeSql, [
      sortedWords.slice(at, at + rowsPerStatement),
      named.map(({ field }) => field),
      named.map(({ key }) => key),
      named.map(({ value }) => valueNames(value)),
    ]);
  }
}
