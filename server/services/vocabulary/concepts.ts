import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { rowsBy } from '../../persistence/rows.js';
import { nameKey } from '../../search/index/name-keys.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { Vocabulary } from '../../search/index/vocabulary.js';
import type { DiseaseNames, NamedDisease } from '../../search/parse/disease-names.js';

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
  private readonly diseases = new Map<string, Concept>();
  private readonly autoantibodies = new Map<string, Concept>();
  private readonly autoantigens = new Map<string, Concept>();

  constructor(
    readonly vocabulary: Vocabulary<StoredTerm>,
    private readonly diseaseNames: DiseaseNames,
  ) {}

  /** Returns the disease that a name in an entry stands for. */
  disease(value: string): Concept {
    return cached(this.diseases, value, () => {
      const named = ownDisease(value, this.diseaseNames);
      const name = named?.disease ?? value;
      return namedConcept(nameKey(name), name);
    });
  }

  /** Returns the autoantibody that a name in an entry stands for. */
  autoantibody(value: string): Concept {
    return cached(this.autoantibodies, value, () => {
      const key = nameKey(value);
      const term = this.vocabulary.owners.get(key);
      return term ? { key: term.id, name: term.name, slug: term.slug } : namedConcept(key, value);
    });
  }

  /** Returns the name keys by which entries belong to an autoantibody, given by the key of its concept. */
  autoantibodyKeys(concept: string): readonly string[] {
    const { vocabulary } = this;
    const term = vocabulary.withId(concept);
    if (term === null) return [concept];
    return vocabulary.ownKeys(term).filter((key) => vocabulary.owners.get(key) === term);
  }

  /** Returns the sort keys of the names by which entries call each of these diseases, by the key of its concept. */
  async diseaseSpellings(
    names: readonly string[],
    repository: Pick<NameRepository, 'called'>,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = names.flatMap((name) => [
      nameKey(name),
      ...(ownDisease(name, this.diseaseNames)?.nameKeys ?? []),
    ]);
    const values = await repository.called('disease', [...new Set(keys)]);
    // Long names have no name key.
    const own = names.map((value) => ({ value, key: sortKey(value) ?? '' }));
    const byDisease = rowsBy([...own, ...values], ({ value }) => this.disease(value).key);
    return new Map(
      [...byDisease].map(([disease, found]) => [disease, [...new Set(found.map(({ key }) => key))]]),
    );
  }

  /** Counts the diseases at each of `size` places, given the names of diseases in entries with the places of each. */
  diseaseCounts(
    named: readonly { readonly disease: string; readonly places: readonly number[] }[],
    size: number,
  ): readonly number[] {
    const byDisease = new Map<string, Set<number>>();
    for (const { disease, places } of named) {
      const { key } = this.disease(disease);
      const own = byDisease.get(key) ?? new Set();
      for (const place of places) own.add(place);
      byDisease.set(key, own);
    }
    const counts = Array.from({ length: size }, () => 0);
    for (const places of byDisease.values())
      for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
    return counts;
  }

  /** Returns the autoantigen that a name in an entry stands for. */
  autoantigen(value: string): Concept {
    return cached(this.autoantigens, value, () => namedConcept(nameKey(value), value));
  }
}

/** Returns a concept that has no term. */
function namedConcept(key: string, name: string): Concept {
  return {
    key,
    name,
    get slug() {
      return overviewSlug(name);
    },
  };
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
