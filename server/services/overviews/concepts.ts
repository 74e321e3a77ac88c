import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { nameKey } from '../../search/index/name-keys.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { Vocabulary } from '../../search/index/vocabulary.js';
import type { DiseaseNames, NamedDisease } from '../../search/parse/disease-names.js';
import { termOwners } from '../vocabulary/term-owners.js';

/** What a name in an entry stands for. */
export interface Concept {
  /** The same for all names of one concept, and different for different ones. */
  readonly key: string;
  readonly name: string;
  /** Worked out when it is asked for: most concepts of a large overview are only counted. */
  readonly slug: string;
}

/** Maximum number of names of each kind whose concepts are cached. */
const maxCachedNames = 20_000;

/** Knows which names in entries stand for the same disease, autoantibody or autoantigen. */
export class Concepts {
  private readonly owners: ReadonlyMap<string, StoredTerm>;
  private readonly terms: ReadonlyMap<string, StoredTerm>;
  private readonly diseases = new Map<string, Concept>();
  private readonly autoantibodies = new Map<string, Concept>();
  private readonly autoantigens = new Map<string, Concept>();

  constructor(
    readonly vocabulary: Vocabulary<StoredTerm>,
    private readonly diseaseNames: DiseaseNames,
  ) {
    this.terms = new Map(vocabulary.terms.map((term) => [term.id, term]));
    this.owners = termOwners(vocabulary);
  }

  /** Returns the disease that a name in an entry stands for. */
  disease(value: string): Concept {
    return cached(this.diseases, value, () => {
      const named = ownDisease(value, this.diseaseNames);
      const name = named?.disease ?? value;
      return new NamedConcept(nameKey(name), name);
    });
  }

  /** Returns the autoantibody that a name in an entry stands for. */
  autoantibody(value: string): Concept {
    return cached(this.autoantibodies, value, () => this.autoantibodyByKey(nameKey(value), value));
  }

  /** The same for the name key of the name. */
  autoantibodyByKey(key: string, value = key): Concept {
    const term = this.owner(key);
    return term === null ? new NamedConcept(key, value) : { key: term.id, name: term.name, slug: term.slug };
  }

  /** Returns the name keys by which entries belong to an autoantibody, given by the key of its concept. */
  autoantibodyKeys(concept: string): readonly string[] {
    const term = this.terms.get(concept);
    if (term === undefined) return [concept];
    return this.vocabulary.ownKeys(term).filter((key) => this.owner(key) === term);
  }

  /** The name keys that belong to terms; all others stand for themselves. */
  get knownKeys(): readonly string[] {
    return [...this.owners.keys()];
  }

  /** Returns the sort keys of all names that entries may use for the disease of a name. */
  diseaseKeys(value: string): readonly string[] {
    const own = sortKey(value);
    const named = ownDisease(value, this.diseaseNames);
    return [...new Set([...(own === null ? [] : [own]), ...(named?.keys ?? [])])];
  }

  /** Returns the autoantigen that a name in an entry stands for. */
  autoantigen(value: string): Concept {
    return cached(this.autoantigens, value, () => new NamedConcept(nameKey(value), value));
  }

  /** Returns the term that entries with this name key belong to; `null` for none. */
  owner(key: string): StoredTerm | null {
    return this.owners.get(key) ?? null;
  }
}

/** A concept that has no term. */
class NamedConcept implements Concept {
  constructor(
    readonly key: string,
    readonly name: string,
  ) {}

  get slug(): string {
    return overviewSlug(this.name);
  }
}

function cached(concepts: Map<string, Concept>, value: string, make: () => Concept): Concept {
  const known = concepts.get(value);
  if (known !== undefined) return known;
  if (concepts.size === maxCachedNames) concepts.clear();
  const concept = make();
  concepts.set(value, concept);
  return concept;
}

/** Returns the disease of the vocabulary that has the name for itself or alone; `null` for none. */
export function ownDisease(value: string, names: DiseaseNames): NamedDisease | null {
  const found = names.namedBy(value);
  const own = found.find(({ disease }) => nameKey(disease) === nameKey(value));
  return own ?? (found.length === 1 ? (found[0] ?? null) : null);
}
