import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { nameKey } from '../../search/index/name-keys.js';
import type { Vocabulary } from '../../search/index/vocabulary.js';

/** The terms that entries belong to, by the name key of their autoantibody. */
type TermOwners = ReadonlyMap<string, StoredTerm>;

/** Working out the owners takes longer than most overviews, and a vocabulary never changes: a new one replaces it. */
const knownOwners = new WeakMap<Vocabulary<StoredTerm>, TermOwners>();

/** Returns the term that entries with each name key belong to. */
export function termOwners(vocabulary: Vocabulary<StoredTerm>): TermOwners {
  return knownOwners.get(vocabulary) ?? ownersOf(vocabulary);
}

function ownersOf(vocabulary: Vocabulary<StoredTerm>): TermOwners {
  const owners = new Map<string, StoredTerm>();
  // Later ones win: members over classes, and what is called so over what is also called so.
  for (const term of vocabulary.terms) for (const key of vocabulary.ownKeys(term)) owners.set(key, term);
  for (const term of vocabulary.terms) owners.set(nameKey(term.name), term);
  knownOwners.set(vocabulary, owners);
  return owners;
}
