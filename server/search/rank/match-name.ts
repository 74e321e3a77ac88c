import { asLatin, hasGreek } from '../index/greek.js';

/** A run of letters and digits in a folded text, and where it stands there and in the text without anything between. */
interface NameToken {
  readonly text: string;
  readonly at: number;
  readonly squeezedAt: number;
}

/** A folded text as names are compared in it: no blanks and punctuation, Greek letters as Latin ones. */
export interface ComparedName {
  readonly squeezed: string;
  readonly tokens: readonly NameToken[];
  /**
   * Of each place in the squeezed text, and its end, whether a token begins there, and whether one name may go on
   * across.
   */
  readonly boundaries: Uint8Array;
}

const edge = 1;
/**
 * There is a hyphen or the like between two tokens, or a number meets letters, or the second is a letter of its own.
 */
const joint = 2;

/** Makes a folded text ready for comparing. */
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
    token.squeezedAt = squeezed.length;
    squeezed += greek ? asLatin(text) : text;
    before = token;
  }
  boundaries[squeezed.length] = edge;
  return { squeezed, tokens, boundaries };
}

interface Token extends NameToken {
  readonly end: number;
  squeezedAt: number;
}

const runs = /[\p{L}\p{N}]+/gu;

/**
 * Runs of letters and digits. Nearly all folded text is of the alphabet, and going through it by hand is much faster.
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
  return { text: folded.slice(at, end), at, end, squeezedAt: 0 };
}

function isJoint({ text: before }: Token, between: string, after: string): boolean {
  if (between !== ' ' && between.trim() !== '') return true;
  return after.length === 1 || startsWithNumber.test(after) || endsWithNumber.test(before);
}

const startsWithNumber = /^\d/;
const endsWithNumber = /\d$/;

/** What is looked for in a name: its squeezed text, and where blanks or hyphens were typed in it. */
export type SoughtName = Pick<ComparedName, 'squeezed' | 'boundaries'>;

interface Occurrence {
  readonly from: number;
  readonly tier: 'word' | 'prefix' | 'contained';
}

/**
 * Where one name stands in another, in places of its squeezed text: as whole words, from the start of a word, or
 * anywhere. It never goes across a blank that was not typed, unless it joins letters and numbers: `ssa` is not in "ss
 * assay", `mda5` is in "MDA 5".
 */
export function occurrences(name: ComparedName, sought: SoughtName): Occurrence[] {
  const found: Occurrence[] = [];
  const { length } = sought.squeezed;
  if (length === 0) return found;
  let from = name.squeezed.indexOf(sought.squeezed);
  for (; from >= 0; from = name.squeezed.indexOf(sought.squeezed, from + 1)) {
    if (!isOneName(name, sought, from)) continue;
    const begins = name.boundaries[from] !== 0 || isAfterAnti(name, from);
    const ends = name.boundaries[from + length] !== 0;
    found.push({ from, tier: begins ? (ends ? 'word' : 'prefix') : 'contained' });
  }
  return found;
}

function isOneName({ boundaries }: ComparedName, sought: SoughtName, from: number): boolean {
  for (let at = 1; at < sought.squeezed.length; at += 1) {
    if (boundaries[from + at] === edge && sought.boundaries[at] === 0) return false;
  }
  return true;
}

const anti = 'anti';

/** `cardiolipin` begins in "anticardiolipin" as if a hyphen stood before it. */
function isAfterAnti({ squeezed, boundaries }: ComparedName, from: number): boolean {
  const start = from - anti.length;
  return (
    start >= 0 &&
    boundaries[start] !== 0 &&
    squeezed.startsWith(anti, start) &&
    !squeezed.startsWith('gen', from)
  );
}
