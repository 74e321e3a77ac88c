import type { EntryValues } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { valueNames } from '../index/name-keys.js';
import { documentWords } from '../index/search-document.js';
import { sortKey } from '../index/sort-key.js';
import type { Statements } from './search-database.js';

const rowsPerStatement = 4000;
const knownMax = 32_768;

/** Returns the new words and values. */
const writeSql = `
  WITH words AS (
    INSERT INTO search_words (word) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING word),
  names AS (
    INSERT INTO value_names (field, key, names)
    SELECT * FROM unnest($2::text[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING RETURNING field, key)
  SELECT ARRAY(SELECT word FROM words) AS words, ARRAY(SELECT field || chr(31) || key FROM names) AS marks`;

/**
 * Selects the distinct words of the column `document` of `rows`, a FROM clause. They equal the words of `entry_words`,
 * whose sorted lists would take at least twice the time. Segments are made distinct before they are split, since most
 * occur in many rows: 5,000 rows took 101 instead of 169 ms. A document that cannot be found by words has none.
 */
export function distinctWordsSql(rows: string): string {
  return String.raw`
    SELECT word FROM (
      SELECT DISTINCT unnest(string_to_array(replace(segment, E'\x1e', ' '), ' ')) AS word
      FROM (
        SELECT DISTINCT unnest(string_to_array(document, E'\x1f')) AS segment
        FROM ${rows} AND strpos(document, E'\x1c') = 0) segments) w
    WHERE word <> ''`;
}

/** A value of a cascade field, and the key that all its spellings share. */
export interface NamedValue {
  readonly field: string;
  readonly key: string;
  readonly value: string;
}

/**
 * A cache of the words and values that are already stored: most entries contain no others, so their writes need no
 * statement for them. New words are not added, because their transaction may be rolled back.
 */
export class StoredWords {
  private readonly texts = new Set<string>();

  has(text: string): boolean {
    return this.texts.has(text);
  }

  add(texts: readonly string[], isNew: ReadonlySet<string>): void {
    if (this.texts.size > knownMax) this.texts.clear();
    for (const text of texts) if (!isNew.has(text)) this.texts.add(text);
  }
}

/** Collects the words and cascade field values of entries until they are written. */
export class SearchWords {
  private readonly words = new Set<string>();
  private readonly values = new Map<string, NamedValue>();

  constructor(private readonly stored = new StoredWords()) {}

  /** Adds the words and values by which an entry with these values and this search document is found and suggested. */
  addEntry(values: EntryValues, document: string): void {
    for (const word of documentWords(document)) if (!this.stored.has(word)) this.words.add(word);
    for (const field of cascadeFields) {
      const [value, key] = [values[field], sortKey(values[field])];
      if (value === null || key === null) continue;
      const mark = markOf({ field, key });
      if (!this.stored.has(mark)) this.values.set(mark, { field, key, value });
    }
  }

  /** Writes the collected words and values with `writeSearchWords`. */
  async write(queryable: Statements): Promise<void> {
    await writeSearchWords(queryable, this.words, [...this.values.values()], this.stored);
  }
}

/** Returns a key that is unique for each pair of field and key: no key and no word contains the separator. */
function markOf({ field, key }: Omit<NamedValue, 'value'>): string {
  return `${field}\u001f${key}`;
}

/**
 * Writes words and values for searches and suggestions, and leaves existing ones unchanged. Within a transaction,
 * concurrent writes of the same new word wait until it ends. All writes use the same order, so they cannot deadlock.
 */
export async function writeSearchWords(
  queryable: Statements,
  words: Iterable<string>,
  values: readonly NamedValue[],
  stored?: StoredWords,
): Promise<void> {
  const sortedWords = [...words].sort();
  const sortedValues = [...values].sort((a, b) => (markOf(a) < markOf(b) ? -1 : 1));
  for (let at = 0; at < Math.max(sortedWords.length, values.length); at += rowsPerStatement) {
    const some = sortedWords.slice(at, at + rowsPerStatement);
    const named = sortedValues.slice(at, at + rowsPerStatement);
    const [made] = await queryable.query<{ words: string[]; marks: string[] }>(writeSql, [
      some,
      named.map(({ field }) => field),
      named.map(({ key }) => key),
      named.map(({ value }) => valueNames(value)),
    ]);
    stored?.add([...some, ...named.map(markOf)], new Set([...(made?.words ?? []), ...(made?.marks ?? [])]));
  }
}
