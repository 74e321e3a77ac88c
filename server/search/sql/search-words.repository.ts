import type { EntryFieldName, EntryValues } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { valueNames } from '../index/name-keys.js';
import { documentWords, segmentWords } from '../index/search-document.js';
import { sortKey } from '../index/sort-key.js';
import type { AutonomousDatabase } from './search-database.js';
import { TextCache } from './text-cache.js';

/**
 * How many words and values are remembered to be written, as powers of two: by who writes single entries, and by an
 * import.
 */
const bits = { single: 14, many: 19 };
const rowsAtOnce = 4000;

const writeSql = `
  WITH words AS (
    INSERT INTO search_words (word) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING)
  INSERT INTO value_names (field, key, names)
  SELECT * FROM unnest($2::text[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`;

const sortInSql = `SELECT gin_clean_pending_list('search_words_word'), gin_clean_pending_list('value_names_names')`;

interface ValueName {
  readonly field: EntryFieldName;
  readonly key: string;
  readonly value: string;
}

/** Words and values that entries bring and this server has not written yet, until `SearchWordsRepository.write`. */
export class NewWords {
  private words = new Set<string>();
  private values = new Map<string, ValueName>();

  constructor(private readonly written: TextCache) {}

  get size(): number {
    return this.words.size + this.values.size;
  }

  /** The words of a segment of a document. Those of one that turns out to be unwieldy do no harm. */
  addSegment(segment: string): void {
    for (const word of segmentWords(segment)) this.addWord(word);
  }

  addWord(word: string): void {
    if (!this.written.has(word)) this.words.add(word);
  }

  /** What a cascade field is suggested by. */
  addValue(field: EntryFieldName, key: string, value: string): void {
    const name = valueMark(field, key);
    if (!this.written.has(name)) this.values.set(name, { field, key, value });
  }

  /** Hands out all there is, in an order that is the same wherever it is written. */
  take(): { readonly words: readonly string[]; readonly values: readonly ValueName[] } {
    const words = [...this.words].sort();
    const marks = [...this.values.keys()].sort();
    const values = marks.flatMap((mark) => this.values.get(mark) ?? []);
    this.words = new Set();
    this.values = new Map();
    return { words, values };
  }
}

/** No word holds the separator. */
function valueMark(field: EntryFieldName, key: string): string {
  return `${field}\u001f${key}`;
}

/**
 * Writes what searches and suggestions look words and values up in, before the entries that bring them: committed at
 * once, and kept whatever becomes of those. So a word that many bring at once keeps nobody waiting for long, and
 * whoever sees an entry sees its words.
 */
export class SearchWordsRepository {
  private readonly written: TextCache;

  constructor(
    private readonly database: AutonomousDatabase,
    private readonly entries: 'single' | 'many' = 'single',
  ) {
    this.written = new TextCache(bits[entries]);
  }

  collect(): NewWords {
    return new NewWords(this.written);
  }

  /** Writes what entries bring that are going to be stored in these rows. */
  async writeOf(
    entries: readonly { readonly values: EntryValues; readonly row: { readonly document: string } }[],
  ): Promise<void> {
    const pending = this.collect();
    for (const { values, row } of entries) {
      for (const word of documentWords(row.document)) pending.addWord(word);
      for (const field of cascadeFields) {
        const [value, key] = [values[field], sortKey(values[field])];
        if (value !== null && key !== null) pending.addValue(field, key, value);
      }
    }
    await this.write(pending);
  }

  /** To be called after the last of many: whoever writes a single entry next would have to sort in all that waits. */
  async sortIn(): Promise<void> {
    await this.database.ahead(sortInSql);
  }

  async write(pending: NewWords): Promise<void> {
    if (pending.size === 0) return;
    const { words, values } = pending.take();
    for (let at = 0; at < Math.max(words.length, values.length); at += rowsAtOnce) {
      await this.writeBatch(words.slice(at, at + rowsAtOnce), values.slice(at, at + rowsAtOnce));
    }
  }

  private async writeBatch(words: readonly string[], values: readonly ValueName[]): Promise<void> {
    const sent = [
      words,
      values.map(({ field }) => field),
      values.map(({ key }) => key),
      values.map(({ value }) => valueNames(value)),
    ];
    await (this.entries === 'many'
      ? this.database.aheadInBulk(writeSql, sent)
      : this.database.ahead(writeSql, sent));
    for (const word of words) this.written.add(word);
    for (const { field, key } of values) this.written.add(valueMark(field, key));
  }
}
