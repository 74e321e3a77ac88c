import { type EntryCriteria, everyEntry } from '../entry-criteria.js';
import type { DiseaseNames } from '../parse/disease-names.js';
import { readSearch } from '../parse/search-query.js';
import { isNoise, typedWords } from '../parse/typed-words.js';
import type { EntryCandidatesRepository } from '../sql/entry-candidates.repository.js';
import type { SimilarWordsRepository } from '../sql/similar-words.repository.js';

/** A word that may be meant, and how many typing errors away it is. */
interface Meant {
  readonly word: string;
  readonly errors: number;
}

const meantPerWord = 4;
const correctionsTried = 12;
/** A search of more words is none with a typing error. */
const mostWords = 8;

/** Finds out what somebody meant whose search finds nothing. */
export class TypingErrors {
  constructor(
    private readonly words: SimilarWordsRepository,
    private readonly candidates: EntryCandidatesRepository,
    private readonly count: (criteria: EntryCriteria) => Promise<number>,
    private readonly names: DiseaseNames,
  ) {}

  /**
   * The corrected words that find entries: those with the fewest typing errors, and of those that find most; `null`
   * where a word is no small typing error of any, or what could be meant finds nothing.
   */
  async corrected(typed: string): Promise<string | null> {
    const words = typedWords(typed);
    if (words.length === 0 || words.length > mostWords) return null;
    const meant = await Promise.all(words.map((word) => this.meant(word)));
    const corrections = combined(meant).slice(0, correctionsTried);
    const counted = await Promise.all(
      corrections.map(async ({ words: terms, errors }) => {
        const term = terms.join(' ');
        const totalMatches = await this.count(this.criteria(term));
        return { term, errors, totalMatches };
      }),
    );
    const found = counted.filter(({ totalMatches }) => totalMatches > 0);
    found.sort((a, b) => a.errors - b.errors || b.totalMatches - a.totalMatches);
    return found[0]?.term ?? null;
  }

  /** The words that a typed one may stand for, fewest errors first; itself where it is found, or must be right. */
  private async meant(word: string): Promise<readonly Meant[]> {
    const asTyped = [{ word, errors: 0 }];
    if (isNoise(word) || !canBeMistyped(word) || (await this.candidates.finds(this.criteria(word))))
      return asTyped;
    const stored = (await this.words.alike(word)).flatMap((token) => token.match(/[\p{L}\p{N}]+/gu) ?? []);
    const known = new Set([...stored, ...this.names.words]);
    return [...known]
      .flatMap((one): Meant[] => {
        const errors = typingErrors(word, one);
        return errors === null ? [] : [{ word: one, errors }];
      })
      .sort((a, b) => a.errors - b.errors)
      .slice(0, meantPerWord);
  }

  private criteria(term: string): EntryCriteria {
    return { ...everyEntry, search: readSearch(term, this.names) };
  }
}

interface Correction {
  readonly words: readonly string[];
  readonly errors: number;
}

/** Every choice of one word for each typed one, fewest errors first. */
function combined(meant: readonly (readonly Meant[])[]): Correction[] {
  const none: Correction[] = [{ words: [], errors: 0 }];
  const all = meant.reduce(
    (chosen, words) =>
      chosen
        .flatMap((one) =>
          words.map(({ word, errors }) => ({ words: [...one.words, word], errors: one.errors + errors })),
        )
        .sort((a, b) => a.errors - b.errors)
        .slice(0, correctionsTried),
    none,
  );
  return all.filter(({ errors }) => errors > 0);
}

/**
 * How many small typing errors make a word what was typed: none, one or two; `null` where it is another word. An error
 * is one changed, missing, extra or swapped letter; a word of 4 to 7 letters may have one, a longer one two. Shorter
 * words, and words with digits (identifiers), must be right.
 */
export function typingErrors(typed: string, word: string): number | null {
  if (typed === word) return 0;
  if (!canBeMistyped(typed)) return null;
  const allowed = typed.length < 8 ? 1 : 2;
  if (Math.abs(typed.length - word.length) > allowed) return null;
  const errors = distance(typed, word);
  return errors <= allowed ? errors : null;
}

/** Tells whether a typed word is long enough, and no identifier, to be taken for another. */
function canBeMistyped(typed: string): boolean {
  return typed.length >= 4 && !/\d/.test(typed);
}

/** Optimal string alignment distance: insertions, deletions, changes and swaps of neighbours, each counting one. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change);
      current.push(swapped ? Math.min(best, at(beforeLast, column - 2) + 1) : best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
