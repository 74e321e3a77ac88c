import type { SqlParams } from './sql-params.js';

/**
 * Texts of fewer letters are looked for in the documents themselves: nearly all of those hold them, in very many words.
 */
export const shortestIndexedText = 3;

/** A word as the text of a `tsquery`. */
const asQuery = (word: string): string =>
  String.raw`('''' || replace(replace(${word}, '\', '\\'), '''', '''''') || '''')::tsquery`;

/** How documents are recognized that are found by no word (unwieldyMark in search-document.ts). */
const isUnwieldy = String.raw`strpos(u.document, E'\x1c') > 0`;

/**
 * The condition that a document of `entry_index i` contains a text that has no blank in it: which words contain it is
 * looked up among all there are, and the entries that hold one of those in the index over documents. Exact, so that no
 * document is read.
 */
export function containsSql(text: string, params: SqlParams): string {
  return matchesWordSql(anywhere(text), params);
}

/** The same for a LIKE pattern without blanks that stands for some part of a document. */
function matchesWordSql(pattern: string, params: SqlParams): string {
  return holdsWordSql(params.add(pattern));
}

/**
 * The same for the placeholder of such a pattern. With the few that are found by no word as a second way, two texts are
 * looked up one after the other; PostgreSQL would otherwise look up every word of the one with every word of the other.
 */
export function holdsWordSql(like: string): string {
  return `(entry_words(i.document) @@ ANY(ARRAY(
      SELECT ${asQuery('w.word')} FROM search_words w WHERE w.word LIKE ${like}))
    OR i.entry_number = ANY(ARRAY(
      SELECT u.entry_number FROM entry_index u WHERE ${isUnwieldy} AND u.document LIKE ${like})))`;
}

/**
 * What any document fulfils that matches a LIKE pattern, as a condition followed by AND, or `''` where that would tell
 * too little: it contains the longest text of the pattern that is sure to be in one word.
 */
export function prefilter(pattern: string, params: SqlParams): string {
  const pieces = pattern.split(/ |(?<!\\)(?:\\\\)*%/).sort((a, b) => b.length - a.length);
  const longest = pieces[0] ?? '';
  return longest.length < shortestIndexedText ? '' : `${matchesWordSql(`%${longest}%`, params)} AND `;
}

/** The LIKE pattern of what contains a text. */
export function anywhere(text: string): string {
  return `%${literal(text)}%`;
}

/** A text as a LIKE pattern that nothing but itself matches. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
