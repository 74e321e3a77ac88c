import { hasGreek, replaceGreek } from '../index/greek.js';

/** A run of letters and digits in a folded text, from `at` to `end`. */
interface Token {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/**
 * A folded text in the form in which names are compared: without blanks and punctuation, Latin instead of Greek
 * letters.
 */
export interface ComparedName {
  readonly squeezed: string;
  readonly tokens: readonly Token[];
  /**
   * For each position in the squeezed text, including its end: whether a token begins there, and whether one name may
   * continue across it.
   */
  readonly boundaries: Uint8Array;
}

const edge = 1;
/**
 * Two tokens form a joint if they have a hyphen or the like between them, a number is next to letters, or the second
 * token is a single letter.
 */
const joint = 2;

/** Converts a folded text to its comparison form. */
export function comparedName(folded: string): ComparedName {
  const tokens = tokensOf(folded);
  const boundaries = new Uint8Array(folded.length + 1);
  const greek = hasGreek(folded);
  let squeezed = '';
  let before: Token | undefined;
  for (const token of tokens) {
    const { text } = token;
    const joined = before !== undefined && isJoint(before, folded.slice(before.end, token.at), text);
    boundaries[squeezed.length] = joined ? edge + joint : edge;
    squeezed += greek ? replaceGreek(text) : text;
    before = token;
  }
  boundaries[squeezed.length] = edge;
  return { squeezed, tokens, boundaries };
}

const runs = /[\p{L}\p{N}]+/gu;

/**
 * Returns the runs of letters and digits. Nearly all folded text is ASCII, for which a loop is much faster than the
 * pattern.
 */
function tokensOf(folded: string): Token[] {
  const tokens: Token[] = [];
  let at = -1;
  for (let place = 0; place <= folded.length; place += 1) {
    const code = place < folded.length ? folded.charCodeAt(place) : 0;
    if (code > 127)
      return [...folded.matchAll(runs)].map(({ 0: text, index }) =>
        newToken(folded, index, index + text.length),
      );
    const inside = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (inside && at < 0) at = place;
    if (!inside && at >= 0) {
      tokens.push(newToken(folded, at, place));
      at = -1;
    }
  }
  return tokens;
}

function newToken(folded: string, at: number, end: number): Token {
  return { text: folded.slice(at, end), at, end };
}

function isJoint({ text: before }: Token, between: string, after: string): boolean {
  if (between !== ' ' && between.trim() !== '') return true;
  return after.length === 1 || startsWithNumber.test(after) || endsWithNumber.test(before);
}

const startsWithNumber = /^\d/;
const endsWithNumber = /\d$/;

/** The name to search for: its squeezed text, and where blanks or hyphens were typed in it. */
export type QueryName = Pick<ComparedName, 'squeezed' | 'boundaries'>;

interface Occurrence {
  readonly from: number;
  readonly tier: 'word' | 'prefix' | 'contained';
}

/**
 * Returns where one name occurs in another, as positions in the squeezed text: as whole words, at the start of a word,
 * or anywhere. A match never spans a blank that was not typed, except between letters and numbers: `ssa` is not in "ss
 * assay", `mda5` is in "MDA 5".
 */
export function occurrences(name: ComparedName, queryName: QueryName): Occurrence[] {
  const found: Occurrence[] = [];
  const { length } = queryName.squeezed;
  if (length === 0) return found;
  let from = name.squeezed.indexOf(queryName.squeezed);
  for (; from >= 0; from = name.squeezed.indexOf(queryName.squeezed, from + 1)) {
    if (!isOneName(name, queryName, from)) continue;
    const begins = name.boundaries[from] !== 0 || isAfterAnti(name, from);
    const ends = name.boundaries[from + length] !== 0;
    found.push({ from, tier: begins ? (ends ? 'word' : 'prefix') : 'contained' });
  }
  return found;
}

function isOneName({ boundaries }: ComparedName, queryName: QueryName, from: number): boolean {
  for (let at = 1; at < queryName.squeezed.length; at += 1) {
    if (boundaries[from + at] === edge && queryName.boundaries[at] === 0) return false;
  }
  return true;
}

const anti = 'anti';

/** `cardiolipin` begins a word in "anticardiolipin", as if a hyphen preceded it. */
function isAfterAnti({ squeezed, boundaries }: ComparedName, from: number): boolean {
  const start = from - anti.length;
  return (
    start >= 0 &&
    boundaries[start] !== 0 &&
    squeezed.startsWith(anti, start) &&
    !squeezed.startsWith('gen', from)
  );
}
