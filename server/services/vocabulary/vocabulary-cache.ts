import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import type { Queryable } from '../../persistence/database.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type {
  StoredTerm,
  VocabularyRepository,
} from '../../persistence/repositories/vocabulary.repository.js';
import { Vocabulary } from '../../search/index/vocabulary.js';
import type { DiseaseNames } from '../../search/parse/disease-names.js';
import type { GeneNames } from '../../search/parse/gene-names.js';
import { type AutoantibodyNames, makeAutoantibodyNames } from '../../search/search.js';
import { VersionedCache } from '../versioned-cache.js';
import { Concepts } from './concepts.js';

type Counts = AutoantibodyTerm['counts'];

interface Loaded {
  readonly vocabulary: Vocabulary<StoredTerm>;
  readonly names: AutoantibodyNames;
  readonly concepts: Concepts;
}

/** The vocabulary with the numbers of its entries, and the data version in which they were counted. */
interface CountedVocabulary {
  readonly vocabulary: Vocabulary<StoredTerm>;
  /** By the id of the term. */
  readonly counts: ReadonlyMap<string, Counts>;
  readonly dataVersion: string;
}

/** The vocabulary in memory, as it is now: loaded when a term changes, counted when the data changes. */
export class VocabularyCache {
  private readonly loaded: VersionedCache<Loaded>;
  private readonly countedTerms: VersionedCache<ReadonlyMap<string, Counts>>;

  constructor(
    private readonly repository: VocabularyRepository,
    versions: DataVersionRepository,
    private readonly genes: GeneNames,
    private readonly diseaseNames: DiseaseNames,
  ) {
    this.loaded = new VersionedCache(repository, 1);
    this.countedTerms = new VersionedCache(versions, 1);
  }

  /** Returns the vocabulary, correct immediately after a write by any instance. */
  async current(): Promise<Vocabulary<StoredTerm>> {
    return (await this.load()).vocabulary;
  }

  /** Returns the lookup of names for searches. */
  async names(): Promise<AutoantibodyNames> {
    return (await this.load()).names;
  }

  /** Returns what the names in entries stand for, with the vocabulary. */
  async concepts(): Promise<Concepts> {
    return (await this.load()).concepts;
  }

  /** Returns the number of entries of each term, by its id. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    const { counts } = await this.counted();
    return new Map([...counts].map(([id, { entries }]) => [id, entries]));
  }

  /** Returns the vocabulary with its counts: one statement for each data version. */
  async counted(): Promise<CountedVocabulary> {
    const { value, dataVersion } = await this.countedTerms.get('counts', async () => {
      return this.countedIn(await this.concepts());
    });
    // Read after the data version, so that no answer is older than the version it is sent with.
    return { counts: value, vocabulary: await this.current(), dataVersion };
  }

  /** Returns the vocabulary as a transaction sees it that may have changed it, with its counts. Caches nothing. */
  async countedWithin(transaction: Queryable): Promise<Omit<CountedVocabulary, 'dataVersion'>> {
    const vocabulary = new Vocabulary(await this.repository.all(transaction), this.genes);
    return { vocabulary, counts: await this.countedIn(new Concepts(vocabulary, this.diseaseNames)) };
  }

  /** Terms do not change entries, so the counts may be read outside a transaction that changes terms. */
  private async countedIn(concepts: Concepts): Promise<ReadonlyMap<string, Counts>> {
    const { terms } = concepts.vocabulary;
    const keys = terms.map((term) => concepts.vocabulary.entryKeys(term));
    const named = await this.repository.counts(keys);
    const diseases = concepts.diseaseCounts(named, terms.length);
    const entries = terms.map(() => 0);
    for (const { places, entries: own } of named)
      for (const [at, place] of places.entries()) entries[place] = (entries[place] ?? 0) + (own[at] ?? 0);
    return new Map(
      terms.map(({ id }, place) => [id, { entries: entries[place] ?? 0, diseases: diseases[place] ?? 0 }]),
    );
  }

  private async load(): Promise<Loaded> {
    const { value } = await this.loaded.get('vocabulary', async () => {
      const vocabulary = new Vocabulary(await this.repository.all(), this.genes);
      const concepts = new Concepts(vocabulary, this.diseaseNames);
      return { vocabulary, names: makeAutoantibodyNames(vocabulary), concepts };
    });
    return value;
  }
}

export const noEntries: Counts = { entries: 0, diseases: 0 };
