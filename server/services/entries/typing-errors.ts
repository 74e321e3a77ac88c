import { fold } from '../../../schema/contract/rules/fold.js';
import { readSearch } from '../../../schema/contract/rules/search-query.js';
import { isSmallTypingError } from '../../../schema/contract/rules/typing-error.js';
import { everyEntry } from '../../persistence/entry-where.js';
import type {
  EntrySearchRepository,
  RankedHits,
} from '../../persistence/repositories/entry-search.repository.js';

/** Similar documents looked through for the word that was meant. */
const candidates = 60;

/** What was found for a corrected term, and that term. */
export interface Correction {
  readonly term: string;
  readonly found: RankedHits;
}

/**
 * Searches again with each mistyped word replaced by the word of a similar document that it is closest to; `null` where a
 * word is no small typing error of any.
 */
export async function findDespiteTypingErrors(
  searches: EntrySearchRepository,
  typed: string,
  limit: number,
): Promise<Correction | null> {
  const similar = await searches.similar(fold(typed), candidates);
  const known = similar.map(({ document }) => new Set(document.match(/[^\s\u001e\u001f,;:()[\]/']+/g) ?? []));
  const terms = fold(typed)
    .split(' ')
    .map((word) => intendedWord(word, known));
  if (terms.length === 0 || terms.includes(null)) return null;
  const term = terms.join(' ');
  const found = await searches.ranked({ ...everyEntry, search: readSearch(term) }, limit);
  return found.hits.length === 0 ? null : { term, found };
}

function intendedWord(typed: string, documents: readonly ReadonlySet<string>[]): string | null {
  for (const words of documents) {
    if (words.has(typed)) return typed;
    const meant = [...words].find((word) => isSmallTypingError(typed, word));
    if (meant !== undefined) return meant;
  }
  return null;
}
