import type { SearchDatabase } from './search-database.js';

const maxScannedWords = 80;
/**
 * Minimum similarity (shared trigrams) of words to compare. A single error in a short word removes most of its
 * trigrams.
 */
const alike = 0.2;

/** Finds similarly spelled words of entries. */
export class SimilarWordsRepository {
  constructor(private readonly database: SearchDatabase) {}

  /** Returns words, with their punctuation, that are similar to a folded word, most similar first. */
  async alike(word: string): Promise<readonly string[]> {
    return this.database.withExpensiveLimit(() =>
      this.database.readTransaction(async (transaction) => {
        await transaction.query(`SET LOCAL pg_trgm.similarity_threshold = ${String(alike)}`);
        const rows = await transaction.query<{ word: string }>(
          `SELECT w.word FROM search_words w WHERE w.word % $1
         ORDER BY similarity(w.word, $1) DESC, w.word LIMIT ${String(maxScannedWords)}`,
          [word],
        );
        return rows.map((row) => row.word);
      }),
    );
  }
}
