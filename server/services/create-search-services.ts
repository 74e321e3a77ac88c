import type { DiseaseNames } from '../../schema/contract/rules/disease-names.js';
import type { Database } from '../persistence/database.js';
import { DataVersionRepository } from '../persistence/repositories/data-version.repository.js';
import { EntryDetailRepository } from '../persistence/repositories/entry-detail.repository.js';
import { EntryNeighboursRepository } from '../persistence/repositories/entry-neighbours.repository.js';
import { EntrySearchRepository } from '../persistence/repositories/entry-search.repository.js';
import { EntryValuesRepository } from '../persistence/repositories/entry-values.repository.js';
import { EntryDetailService } from './entries/entry-detail.service.js';
import { EntrySearchService } from './entries/entry-search.service.js';
import { SuggestionService } from './search/suggestion.service.js';
import type { Services } from './services.js';

/** Makes the use cases of finding entries by what somebody types. */
export function createSearchServices(
  database: Database,
  names: DiseaseNames,
): Pick<Services, 'entryDetail' | 'entrySearch' | 'suggestions'> {
  const entryDetail = new EntryDetailService(
    new EntryDetailRepository(database),
    new EntryNeighboursRepository(database),
    names,
  );
  const entrySearch = new EntrySearchService(new EntrySearchRepository(database), names);
  const suggestions = new SuggestionService(
    new EntryValuesRepository(database),
    new DataVersionRepository(database),
    entryDetail,
    entrySearch,
  );
  return { entryDetail, entrySearch, suggestions };
}
