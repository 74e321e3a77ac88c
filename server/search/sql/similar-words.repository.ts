import type { SearchDatabase } from './search-database.js';

const wordsLookedThrough = 80;
/**
 * How alike words must be, in shared runs of three letters, to be looked through; a short word loses most of them by
 * one error.
 */
const alike = 0.2;

/** Looks up words of entries that are spelled alike. */
export class SimilarWordsRepository {
  constructor(private readonly database: SearchDatabase) {}

  /** Words, with whatever punctuation they have, that are alike to a folded one, the most alike first. */
  async alike(word: string): Promise<readonly string[]> {
    return this.database.withFanOutLimit(() =>
      this.database.transaction(async (transaction) => {
        await transaction.query(`SET LOCAL pg_trgm.similarity_threshold = ${String(alike)}`);
        const rows = await transaction.query<{ word: string }>(
          `SELECT w.word FROM search_words w WHERE w.word % $1
         ORDER BY similarity(w.word, $1) DESC, w.word LIMIT ${String(wordsLookedThrough)}`,
          [word],
        );
        return rows.map((row) => row.word);
      }),
    );
  }
}
