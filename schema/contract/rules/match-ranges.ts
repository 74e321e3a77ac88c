import { fold } from './fold.js';
import { latinPlaces } from './greek.js';
import { type ComparedName, comparedName, occurrences, type SoughtName } from './match-name.js';
import type { SearchQuery } from './search-query.js';

/** A part of a text, in UTF-16 code units: from `start` up to, not including, `end`. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What of a text matches a search, in order and without overlaps: the phrase where it stands there as one name, however it
 * is written, otherwise its words, from their start where they begin one. Single letters count with others only.
 */
export function matchRanges(text: string, query: Pick<SearchQuery, 'words'>): readonly MatchRange[] {
  const folded = foldedWithPlaces(text);
  const name = comparedName(folded.text);
  const phrase = squeezedRanges(name, comparedName(query.words.join(' ')), false);
  const alone = query.words.length === 1;
  const found =
    phrase.length > 0 ? phrase : query.words.flatMap((word) => wordRanges(folded.text, name, word, alone));
  const ranges = found.map(({ start, end }) => ({
    start: folded.starts === null ? start : (folded.starts[start] ?? 0),
    end: folded.ends === null ? end : (folded.ends[end - 1] ?? 0),
  }));
  return merged(ranges.sort((a, b) => a.start - b.start || a.end - b.end));
}

const shortestWord = 2;
const shortestPart = 3;
/** A part of a word as long as this is marked beside words that begin so. */
const longPart = 4;

function wordRanges(folded: string, name: ComparedName, word: string, alone: boolean): MatchRange[] {
  const sought = comparedName(word);
  if (sought.squeezed === '') return plainRanges(folded, word);
  if (!alone && sought.squeezed.length < shortestWord) return [];
  const begun = squeezedRanges(name, sought, false);
  if (begun.length > 0 || (!alone && sought.squeezed.length < shortestPart)) return begun;
  const contained = squeezedRanges(name, sought, true);
  return contained.length > 0 ? contained : plainRanges(folded, word);
}

/** Ranges of the folded text that hold a name: at the start of a word, or also within one. */
function squeezedRanges(name: ComparedName, sought: SoughtName, within: boolean): MatchRange[] {
  const { length } = sought.squeezed;
  return occurrences(name, sought)
    .filter(({ tier }) => within || tier !== 'contained' || length >= longPart)
    .map(({ from }) => ({ start: placeOf(name, from, 0), end: placeOf(name, from + length - 1, 1) }));
}

function placeOf({ tokens }: ComparedName, squeezedAt: number, side: 0 | 1): number {
  const token = tokens.findLast((one) => one.squeezedAt <= squeezedAt);
  if (token === undefined) return 0;
  return token.at + (latinPlaces(token.text)[squeezedAt - token.squeezedAt]?.[side] ?? 0);
}

function plainRanges(folded: string, word: string): MatchRange[] {
  const ranges: MatchRange[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    ranges.push({ start: at, end: at + word.length });
  return ranges;
}

/** A folded text, and for each of its characters the place in the original it came from; `null` where that is the same. */
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
  for (const letter of original) {
    const end = start + letter.length;
    const folded = foldLetter(letter);
    for (let at = 0; at < folded.length; at += 1) {
      starts.push(start);
      ends.push(end);
    }
    text += folded;
    start = end;
  }
  return { text, starts, ends };
}

function foldLetter(letter: string): string {
  if (letter >= 'a' && letter <= 'z') return letter;
  const folded = fold(letter);
  return folded === '' && /\s/.test(letter) ? ' ' : folded;
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
