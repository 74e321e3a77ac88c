import { antibodyKeys } from '../parse/spellings.js';
import { nameKey } from './name-keys.js';

/** The names of a term that mean exactly it. */
interface SpelledTerm {
  readonly id: string;
  readonly isClass: boolean;
  /** Its name and its exact synonyms. */
  readonly exact: readonly string[];
  /** Those that mean nothing else. */
  readonly own: readonly string[];
}

/**
 * Returns the keys of the names by which entries belong to each term, by its id: of its own names, and of other
 * spellings of these that no other term of its kind has and that are not a name. `isName` says whether a term bears a
 * name with this key.
 */
export function ownKeysOf(
  terms: readonly SpelledTerm[],
  isName: (key: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const spelled = terms.map((term) => ({ ...term, keys: spelledKeys(term) }));
  const byKey = termsByKey(spelled, ({ keys }) => keys);
  return new Map(
    spelled.map((term) => {
      const isShared = (key: string) =>
        byKey.get(key)?.some((other) => other !== term && other.isClass === term.isClass) === true;
      const others = term.keys.filter((key) => !isName(key) && !isShared(key));
      return [term.id, [...new Set([...term.own.map(nameKey), ...others])]];
    }),
  );
}

/** Number of names of a term that are looked for in pairs. Terms of the built-in vocabulary have at most 8. */
const maxPaired = 20;

/** Returns the keys of other spellings, and of two names in one: Anti-thyroid peroxidase (TPO), SSA/Ro60. */
function spelledKeys({ exact, own }: SpelledTerm): readonly string[] {
  const keys = exact.slice(0, maxPaired).map(nameKey);
  const pairs = keys.flatMap((one) => keys.filter((other) => other !== one).map((other) => one + other));
  return [...own.flatMap(antibodyKeys), ...pairs];
}

/** Returns the terms that have each key. */
export function termsByKey<Term>(
  terms: readonly Term[],
  keysOfTerm: (term: Term) => readonly string[],
): ReadonlyMap<string, readonly Term[]> {
  const found = new Map<string, Set<Term>>();
  for (const term of terms) {
    for (const key of keysOfTerm(term)) found.set(key, (found.get(key) ?? new Set()).add(term));
  }
  return new Map([...found].map(([key, named]) => [key, [...named]]));
}
