import type { SqlParams } from './search-database.js';

/**
 * Shorter texts are searched for in the documents themselves: nearly all documents contain them, in very many words.
 */
export const minIndexedTextLength = 3;

/** Returns a word as the text of a `tsquery`. */
const asQuery = (word: string): string =>
  String.raw`('''' || replace(replace(${word}, '\', '\\'), '''', '''''') || '''')::tsquery`;

/** Detects documents that cannot be found by words (unindexableMark in search-document.ts). */
const isUnindexable = String.raw`strpos(u.document, E'\x1c') > 0`;

/**
 * Returns the condition that a document of `entry_index i` matches a pattern of a text without blanks. `like` is what
 * follows LIKE. Looks up the words that match among all known words, and the entries with one of those words in the
 * index of documents. The result is exact, so no document is read. The OR with the few unwieldy documents makes
 * PostgreSQL look up two texts one after the other; otherwise it would look up every word of one with every word of
 * the other.
 */
export function containsWordSql(like: string): string {
  return `(entry_words(i.document) @@ ANY(ARRAY(
      SELECT ${asQuery('w.word')} FROM search_words w WHERE w.word LIKE ${like}))
    OR i.entry_number = ANY(ARRAY(
      SELECT u.entry_number FROM entry_index u WHERE ${isUnindexable} AND u.document LIKE ${like})))`;
}

/**
 * Returns a necessary condition for documents that match one of some LIKE patterns, followed by AND: the document
 * contains the longest text within one word of one of the patterns. One lookup serves all patterns, since a condition
 * of its own for each would be computed for every document. Returns `''` if such a text is too short to be selective,
 * or the statement has enough lookups.
 */
export function prefilter(patterns: readonly string[], params: SqlParams): string {
  const longest = patterns.map(longestPiece);
  if (longest.some((text) => text.length < minIndexedTextLength) || !params.takeLookup()) return '';
  const words = [...new Set(longest)].map((text) => `%${text}%`);
  return `${containsWordSql(oneOfPatterns(words, params))} AND `;
}

/** Returns what follows LIKE: the placeholder of the only pattern, or any of several. */
export function oneOfPatterns(patterns: readonly string[], params: SqlParams): string {
  const [only, ...others] = patterns;
  return others.length === 0 ? params.add(only ?? '') : `ANY(${params.add(patterns)}::text[])`;
}

/** Returns the longest text of a LIKE pattern that lies within one word. */
export function longestPiece(pattern: string): string {
  const pieces = pattern.split(/ |(?<=(?<!\\)(?:\\\\)*)%/).sort((a, b) => b.length - a.length);
  return pieces[0] ?? '';
}

/** Returns the LIKE pattern for values that contain a text. */
export function anywhere(text: string): string {
  return `%${literal(text)}%`;
}

/** Escapes a text as a LIKE pattern that matches only this text. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
