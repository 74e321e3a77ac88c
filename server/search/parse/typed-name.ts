import type { MatchTier } from '../../../schema/contract/entry-filters.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { greekVariants } from '../index/greek.js';
import { nameKey, nameWords } from '../index/name-keys.js';
import { spellingsOf } from './spellings.js';
import { areOneName, isNoise, typedWords, withoutNoise } from './typed-words.js';

export interface TypedName {
  /** The significant words as typed, except for case and accents. */
  readonly phrase: string;
  /** Empty if nothing significant is typed. */
  readonly words: readonly TypedWord[];
  /**
   * The name key of all words together; `''` for a single letter or for noise words only, because too many names begin
   * with those.
   */
  readonly key: string;
}

/** A run of letters and digits, in any spelling of a name. */
export interface TypedWord {
  /** Spellings in one piece, as typed first. */
  readonly spellings: readonly string[];
  /** `ss a` for `ssa`, `mda 5` for `mda5`; `null` if that spelling is not used. */
  readonly apart: string | null;
  /** Whether it was typed with a blank, so that its second part may be the start of a longer word. */
  readonly open: boolean;
}

/**
 * Parses what is typed so far. Leaves out `anti`, `antibody` and the like, also partly typed, if there are other words.
 */
export function readTypedName(typed: string): TypedName {
  const all = typedWords(typed);
  const significant = all.filter((word, place) => !isNoise(word) && !(place > 0 && becomesNoise(word)));
  const significantParts = (significant.length === 0 ? all : significant).map(withoutNoise);
  const phrase = significantParts.join(' ');
  const key = significant.length === 0 ? '' : nameKey(phrase);
  return { phrase, words: readWords(phrase), key: key.length > 1 ? key : '' };
}

/** Minimum length of a word that is searched for within words. Nearly every name contains a shorter one. */
export const minContainedLength = 3;

/** Returns how well a name matches the typed text; `null` if it does not match. */
export function tierOfName(name: string, { words, key }: TypedName): MatchTier | null {
  if (words.length === 0) return null;
  const own = nameKey(name);
  const text = ` ${nameWords(fold(name)).join(' ')} `;
  const fits = (formsOf: (word: TypedWord) => readonly string[]): boolean =>
    words.every((word) => formsOf(word).some((form) => text.includes(form)));
  if (key !== '' && own === key) return 'exact';
  if (!isOneLetter(words) && fits(wholeWordForms)) return 'word';
  if (fits(prefixForms) || (key !== '' && own.startsWith(key))) return 'prefix';
  return fits((word) => [...containedForms(word), ...prefixForms(word)]) ? 'contained' : null;
}

/**
 * Whether the text is a single letter. It is treated as the start of a word, even where a name has it as a whole word.
 */
export function isOneLetter(words: readonly TypedWord[]): boolean {
  return words.length === 1 && words[0]?.spellings[0]?.length === 1;
}

/** Returns the forms of a word that match whole words, in a text with blanks around each word. */
export function wholeWordForms({ spellings, apart }: TypedWord): readonly string[] {
  return [...spellings, ...(apart === null ? [] : [apart])].map((form) => ` ${form} `);
}

/** Returns the forms that match the start of a word there. */
export function prefixForms({ spellings, apart, open }: TypedWord): readonly string[] {
  return [
    ...spellings.map((form) => ` ${form}`),
    ...(apart === null ? [] : [open ? ` ${apart}` : ` ${apart} `]),
  ];
}

/**
 * Returns the forms that match within a word there. A word typed with a blank is not part of a longer word: `ss a` does
 * not match "assay".
 */
export function containedForms({ spellings, open }: TypedWord): readonly string[] {
  const [typed = ''] = spellings;
  return open || typed.length < minContainedLength ? [] : spellings;
}

/** Maximum number of words. More words do not distinguish names. */
const maxWords = 20;

function readWords(phrase: string): readonly TypedWord[] {
  const words = new Map<string, TypedWord>();
  const parts = nameWords(phrase);
  for (let at = 0; at < parts.length && words.size < maxWords; at += 1) {
    const [part = '', next = ''] = parts.slice(at, at + 2);
    const open = areOneName(part, next);
    const word = open ? part + next : part;
    words.set(word, {
      spellings: [...new Set(spellingsOf(greekVariants(word)).flat())],
      apart: open ? `${part} ${next}` : apartOf(word),
      open,
    });
    if (open) at += 1;
  }
  return [...words.values()];
}

function apartOf(word: string): string | null {
  const apart = word.replace(/^(?:([a-z]{2})(?=[a-z]$)|([a-z]{1,4})(?=\d{1,3}[a-z]?$))/, '$& ');
  return apart === word ? null : apart;
}

const minHalfTypedLength = 5;

function becomesNoise(word: string): boolean {
  return (
    word.length >= minHalfTypedLength &&
    ['antibodies', 'autoantibodies', 'auto-antibodies'].some((noise) => noise.startsWith(word))
  );
}
