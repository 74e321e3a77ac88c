import { type EntryCriteria, everyEntry } from '../entry-criteria.js';
import type { DiseaseNames } from '../parse/disease-names.js';
import { readSearch } from '../parse/search-query.js';
import { isNoise, typedWords } from '../parse/typed-words.js';
import type { EntryCandidatesRepository } from '../sql/entry-candidates.repository.js';
import type { SimilarWordsRepository } from '../sql/similar-words.repository.js';

/** A candidate for a mistyped word, and its number of typing errors. */
interface WordCandidate {
  readonly word: string;
  readonly errors: number;
}

const candidatesPerWord = 4;
const correctionsTried = 12;
/** Maximum number of words of a search that is corrected. */
const maxWords = 8;

/** Corrects typing errors in a search that finds nothing. */
export class TypingErrors {
  constructor(
    private readonly words: SimilarWordsRepository,
    private readonly candidates: EntryCandidatesRepository,
    private readonly count: (criteria: EntryCriteria) => Promise<number>,
    private readonly names: DiseaseNames,
  ) {}

  /**
   * Returns the corrected words that find entries: those with the fewest typing errors, and of those the ones that find
   * the most. Returns `null` if a word has no candidate, or no combination of candidates finds anything, and for a name
   * of a disease without entries, such as LADA: it is not mistyped.
   */
  async corrected(typed: string): Promise<string | null> {
    if (this.names.namedBy(typed).length > 0) return null;
    const words = typedWords(typed);
    if (words.length === 0 || words.length > maxWords) return null;
    const meant = await Promise.all(words.map((word) => this.meant(word)));
    const corrections = combined(meant).slice(0, correctionsTried);
    for (const errors of new Set(corrections.map((one) => one.errors))) {
      const best = await this.findingMost(corrections.filter((one) => one.errors === errors));
      if (best !== null) return best;
    }
    return null;
  }

  /** Returns the correction that finds most entries; `null` if none finds any. Counting takes longer than finding. */
  private async findingMost(corrections: readonly Correction[]): Promise<string | null> {
    const terms = corrections.map(({ words }) => words.join(' '));
    const [only] = terms;
    if (terms.length === 1 && only !== undefined)
      return (await this.candidates.finds(this.criteria(only))) ? only : null;
    const counts = await Promise.all(terms.map((term) => this.count(this.criteria(term))));
    const most = Math.max(...counts);
    return most === 0 ? null : (terms[counts.indexOf(most)] ?? null);
  }

  /**
   * Returns the candidates for a typed word, fewest errors first; the word itself if it is found or cannot be mistyped.
   */
  private async meant(word: string): Promise<readonly WordCandidate[]> {
    const asTyped = [{ word, errors: 0 }];
    if (isNoise(word) || !canBeMistyped(word) || (await this.candidates.finds(this.criteria(word))))
      return asTyped;
    const stored = (await this.words.alike(word)).flatMap((token) => token.match(/[\p{L}\p{N}]+/gu) ?? []);
    const known = new Set([...stored, ...this.names.words]);
    return [...known]
      .flatMap((one): WordCandidate[] => {
        const errors = typingErrors(word, one);
        return errors === null ? [] : [{ word: one, errors }];
      })
      .sort((a, b) => a.errors - b.errors)
      .slice(0, candidatesPerWord);
  }

  private criteria(term: string): EntryCriteria {
    return { ...everyEntry, search: readSearch(term, this.names) };
  }
}

interface Correction {
  readonly words: readonly string[];
  readonly errors: number;
}

/** Returns every combination of one candidate per typed word, fewest errors first. */
function combined(meant: readonly (readonly WordCandidate[])[]): Correction[] {
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
 * Returns the number of small typing errors between a typed text and a word (0, 1 or 2); `null` if they are different
 * words. An error is one changed, missing, extra or swapped letter. A word of 4 to 7 letters may have one, a longer one
 * two. Shorter words, and words with digits (identifiers), must be exact.
 */
export function typingErrors(typed: string, word: string): number | null {
  if (typed === word) return 0;
  if (!canBeMistyped(typed)) return null;
  const allowed = typed.length < 8 ? 1 : 2;
  if (Math.abs(typed.length - word.length) > allowed) return null;
  const errors = distance(typed, word);
  return errors <= allowed ? errors : null;
}

/** Whether a typed word can be mistyped: it is long enough and not an identifier. */
function canBeMistyped(typed: string): boolean {
  return typed.length >= 4 && !/\d/.test(typed);
}

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and swaps of adjacent letters count one each.
 */
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
