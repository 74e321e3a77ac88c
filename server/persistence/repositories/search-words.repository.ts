import type { EntryFieldName, EntryValues } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { documentWords, segmentWords } from '../../../schema/contract/rules/search-document.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import { valueNames } from '../../../schema/contract/rules/value-names.js';
import type { Database } from '../database.js';
import { RecentTexts } from '../recent-texts.js';
import type { ContentRow } from './entry-write-content.js';

/** How many words and values a server remembers to have written. */
const textsRemembered = 20_000;
const rowsAtOnce = 1000;

const wordsSql = `INSERT INTO search_words (word) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING`;
const namesSql = `INSERT INTO value_names (field, key, names)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING`;

interface ValueName {
  readonly field: EntryFieldName;
  readonly key: string;
  readonly value: string;
}

/** Words and values that entries bring and this server has not written yet, until `SearchWordsRepository.write`. */
export class NewWords {
  private words = new Set<string>();
  private values = new Map<string, ValueName>();

  constructor(private readonly written: RecentTexts) {}

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
  take(): { readonly words: readonly string[]; readonly values: readonly (readonly [string, ValueName])[] } {
    const words = [...this.words].sort();
    const values = [...this.values].sort(([one], [other]) => (one < other ? -1 : 1));
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
 * Writes what searches and suggestions look words and values up in, ahead of the entries that bring them: committed at once, and
 * kept whatever becomes of those. So a word that many bring at once keeps nobody waiting for long, and whoever sees an entry
 * sees its words.
 */
export class SearchWordsRepository {
  private readonly written = new RecentTexts(textsRemembered);

  constructor(private readonly database: Database) {}

  collect(): NewWords {
    return new NewWords(this.written);
  }

  /** Writes what entries bring that are going to be stored in these rows. */
  async writeOf(
    entries: readonly { readonly values: EntryValues; readonly row: ContentRow }[],
  ): Promise<void> {
    const brought = this.collect();
    for (const { values, row } of entries) {
      for (const word of documentWords(row.document)) brought.addWord(word);
      for (const field of cascadeFields) {
        const [value, key] = [values[field], sortKey(values[field])];
        if (value !== null && key !== null) brought.addValue(field, key, value);
      }
    }
    await this.write(brought);
  }

  async write(brought: NewWords): Promise<void> {
    if (brought.size === 0) return;
    const { words, values } = brought.take();
    for (const batch of batches(words)) {
      await this.database.ahead(wordsSql, [batch]);
      for (const word of batch) this.written.add(word);
    }
    for (const batch of batches(values)) {
      const rows = batch.map(([, value]) => value);
      await this.database.ahead(namesSql, [
        rows.map(({ field }) => field),
        rows.map(({ key }) => key),
        rows.map(({ value }) => valueNames(value)),
      ]);
      for (const [name] of batch) this.written.add(name);
    }
  }
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += rowsAtOnce) yield items.slice(at, at + rowsAtOnce);
}
