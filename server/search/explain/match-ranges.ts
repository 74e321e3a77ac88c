import { fold } from '../../../schema/contract/rules/fold.js';
import { replacedRanges } from '../index/greek.js';
import type { SearchQuery } from '../parse/search-query.js';
import { spellingsOf } from '../parse/spellings.js';
import { type ComparedName, comparedName, occurrences, type QueryName } from '../rank/match-name.js';

/** A part of a text, in UTF-16 code units: from `start` (inclusive) to `end` (exclusive). */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the ranges of a text that match a search, in order and without overlaps: the phrase where it occurs as one
 * name in any spelling, otherwise its words, preferably at the start of a word. In a search of several words, a single
 * letter counts only as part of the phrase.
 */
export function matchRanges(text: string, query: Pick<SearchQuery, 'words'>): readonly MatchRange[] {
  const folded = foldedWithPlaces(text);
  const name = placedName(folded.text);
  const spellings = comparedQuery(query.words);
  const phrase = spellings.flatMap((spelled) => squeezedRanges(name, spelled.phrase, false));
  const alone = query.words.length === 1;
  const found =
    phrase.length > 0
      ? phrase
      : spellings.flatMap(({ words }) => words.flatMap((word) => wordRanges(folded.text, name, word, alone)));
  const ranges = found.map(({ start, end }) => ({
    start: folded.starts === null ? start : (folded.starts[start] ?? 0),
    end: folded.ends === null ? end : (folded.ends[end - 1] ?? 0),
  }));
  return merged(ranges.sort((a, b) => a.start - b.start || a.end - b.end));
}

interface QueryWord {
  readonly word: string;
  readonly queryName: QueryName;
}
interface ComparedQuery {
  readonly phrase: QueryName;
  readonly words: readonly QueryWord[];
}

/** Caches the comparison form of the words: the same words are compared with many texts. */
const known = new WeakMap<readonly string[], readonly ComparedQuery[]>();

/** Returns the words in comparison form, in each of their spellings. */
function comparedQuery(words: readonly string[]): readonly ComparedQuery[] {
  const made =
    known.get(words) ??
    spellingsOf(words).map((spelled) => ({
      phrase: comparedName(spelled.join(' ')),
      words: spelled.map((word) => ({ word, queryName: comparedName(word) })),
    }));
  known.set(words, made);
  return made;
}

const minWordLength = 2;
const minPartLength = 3;
/**
 * A match within a word is highlighted in addition to words that begin with the text if it has at least this length.
 */
const longPart = 4;

function wordRanges(
  folded: string,
  name: PlacedName,
  { word, queryName }: QueryWord,
  alone: boolean,
): MatchRange[] {
  if (queryName.squeezed === '') return plainRanges(folded, word);
  if (!alone && queryName.squeezed.length < minWordLength) return [];
  const begun = squeezedRanges(name, queryName, false);
  if (begun.length > 0 || (!alone && queryName.squeezed.length < minPartLength)) return begun;
  const contained = squeezedRanges(name, queryName, true);
  return contained.length > 0 ? contained : plainRanges(folded, word);
}

/**
 * Returns the ranges of the folded text that contain a name: at the start of a word, or with `within` also inside one.
 */
function squeezedRanges(name: PlacedName, queryName: QueryName, within: boolean): MatchRange[] {
  const { length } = queryName.squeezed;
  const found = occurrences(name, queryName).filter(
    ({ tier }) => within || tier !== 'contained' || length >= longPart,
  );
  if (found.length === 0) return [];
  const places = name.places();
  return found.map(({ from }) => ({
    start: places[from]?.[0] ?? 0,
    end: places[from + length - 1]?.[1] ?? 0,
  }));
}

/** A text in comparison form, and the position in the original of each character of the squeezed text. */
interface PlacedName extends ComparedName {
  readonly places: () => readonly (readonly [number, number])[];
}

/** Computes the positions on first use only: long texts contain many characters for a short word. */
function placedName(folded: string): PlacedName {
  const name = comparedName(folded);
  let made: ReturnType<PlacedName['places']> | undefined;
  return { ...name, places: () => (made ??= placesOf(name)) };
}

function placesOf({ tokens }: ComparedName): (readonly [number, number])[] {
  return tokens.flatMap(({ text, at }) =>
    replacedRanges(text).map(([start, end]) => [at + start, at + end] as const),
  );
}

function plainRanges(folded: string, word: string): MatchRange[] {
  const ranges: MatchRange[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    ranges.push({ start: at, end: at + word.length });
  return ranges;
}

/** A folded text, and the position in the original of each of its characters; `null` if the positions are the same. */
interface FoldedWithPlaces {
  readonly text: string;
  readonly starts: readonly number[] | null;
  readonly ends: readonly number[] | null;
}

const plainAscii = /^[\x20-\x7e]*$/;

function foldedWithPlaces(original: string): FoldedWithPlaces {
  if (plainAscii.test(original)) return { text: original.toLowerCase(), starts: null, ends: null };
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  let before = ' ';
  for (const letter of original) {
    const end = start + letter.length;
    const folded = foldLetter(letter, before);
    if (folded !== '') before = letter;
    for (let at = 0; at < folded.length; at += 1) {
      starts.push(start);
      ends.push(end);
    }
    text += folded;
    start = end;
  }
  return { text, starts, ends };
}

/** Folds a letter as within a text, after the visible character before it. */
function foldLetter(letter: string, before: string): string {
  if (letter >= 'a' && letter <= 'z') return letter;
  return fold(`${/\p{L}/u.test(before) ? 'a' : '-'}${letter}-`).slice(1, -1);
}

function merged(sorted: readonly MatchRange[]): MatchRange[] {
  const ranges: MatchRange[] = [];
  for (const range of sorted) {
    const last = ranges.at(-1);
    if (last === undefined || range.start > last.end) ranges.push(range);
    else ranges[ranges.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return ranges;
}
