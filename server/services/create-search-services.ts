import type { Database } from '../persistence/database.js';
import { EntryDetailRepository } from '../persistence/repositories/entry-detail.repository.js';
import { EntryNeighboursRepository } from '../persistence/repositories/entry-neighbours.repository.js';
import type { EntrySearchRepository } from '../persistence/repositories/entry-search.repository.js';
import type { Search } from '../search/search.js';
import { EntryDetailService } from './entries/entry-detail.service.js';
import { EntrySearchService } from './entries/entry-search.service.js';
import { SuggestionService } from './search/suggestion.service.js';
import type { Services } from './services.js';

/** Makes the use cases of finding entries by what somebody types. */
export function createSearchServices(
  database: Database,
  searches: EntrySearchRepository,
  search: Search,
): Pick<Services, 'entryDetail' | 'entrySearch' | 'suggestions'> {
  const entryDetail = new EntryDetailService(
    new EntryDetailRepository(database),
    new EntryNeighboursRepository(database),
    search,
  );
  const entrySearch = new EntrySearchService(searches, search);
  const suggestions = new SuggestionService(search, entryDetail, entrySearch);
  return { entryDetail, entrySearch, suggestions };
}
