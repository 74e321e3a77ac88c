import type {
  StoredTerm,
  VocabularyRepository,
} from '../../persistence/repositories/vocabulary.repository.js';
import { Vocabulary } from '../../search/index/vocabulary.js';
import { VersionedCache } from '../versioned-cache.js';

/** The vocabulary as it is now, kept in memory until a term changes. */
export class VocabularyCache {
  private readonly cache: VersionedCache<Vocabulary<StoredTerm>>;

  constructor(private readonly repository: VocabularyRepository) {
    this.cache = new VersionedCache(repository, 1);
  }

  /** Returns the vocabulary, correct immediately after a write by any instance. */
  async current(): Promise<Vocabulary<StoredTerm>> {
    const load = async () => new Vocabulary(await this.repository.all());
    return (await this.cache.get('vocabulary', load)).value;
  }
}
