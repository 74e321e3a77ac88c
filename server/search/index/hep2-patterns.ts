import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey, nameWords } from './name-keys.js';

/** A term with the HEp-2 patterns that it shows. */
export interface PatternedTerm {
  readonly icap: readonly { readonly code: string; readonly name: string | null }[];
}

/** A HEp-2 pattern of the ICAP consensus, and the terms that show it. */
export interface Pattern<Term> {
  readonly code: string;
  readonly name: string | null;
  readonly terms: readonly Term[];
}

/**
 * Returns a lookup of patterns by their codes and names: in any order of the words, with or without "nuclear",
 * "pattern" and, as in reports, "ANA"; a name with a slash has two more names.
 */
export function patternLookup<Term extends PatternedTerm>(
  terms: readonly Term[],
): (text: string) => Pattern<Term> | null {
  const patterns = new Map<string, Pattern<Term>>();
  const shown = terms.flatMap(({ icap }) => icap);
  for (const code of new Set(shown.map((one) => one.code))) {
    const showing = terms.filter(({ icap }) => icap.some((one) => one.code === code));
    const name = shown.findLast((one) => one.code === code && one.name !== null)?.name ?? null;
    const names = name === null ? [] : [name, name.replace(/\/\w+/, ''), name.replace(/\w+\//, '')];
    for (const key of [nameKey(code), ...names.map(patternKey)])
      patterns.set(key, { code, name, terms: showing });
  }
  return (text) => patterns.get(nameKey(text)) ?? patterns.get(patternKey(text)) ?? null;
}

const impliedWords = ['nuclear', 'pattern', 'ana'];

function patternKey(text: string): string {
  const words = nameWords(fold(text)).filter((word) => !impliedWords.includes(word));
  return words.sort().join(' ');
}
