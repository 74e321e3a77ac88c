import type { Database } from '../persistence/database.js';
import { EntryCandidatesRepository } from '../persistence/repositories/entry-candidates.repository.js';
import { EntryDetailRepository } from '../persistence/repositories/entry-detail.repository.js';
import { EntryNeighboursRepository } from '../persistence/repositories/entry-neighbours.repository.js';
import { EntrySearchRepository } from '../persistence/repositories/entry-search.repository.js';
import { SimilarWordsRepository } from '../persistence/repositories/similar-words.repository.js';
import { SuggestionsRepository } from '../persistence/repositories/suggestions.repository.js';
import type { DiseaseNames } from '../search/parse/disease-names.js';
import { EntryDetailService } from './entries/entry-detail.service.js';
import type { EntryRanking } from './entries/entry-ranking.js';
import { EntrySearchService } from './entries/entry-search.service.js';
import { TypingErrors } from './entries/typing-errors.js';
import { SuggestionService } from './search/suggestion.service.js';
import type { Services } from './services.js';

/** Makes the use cases of finding entries by what somebody types. */
export function createSearchServices(
  database: Database,
  names: DiseaseNames,
  ranking: EntryRanking,
): Pick<Services, 'entryDetail' | 'entrySearch' | 'suggestions'> {
  const entryDetail = new EntryDetailService(
    new EntryDetailRepository(database),
    new EntryNeighboursRepository(database),
    names,
    ranking,
  );
  const searches = new EntrySearchRepository(database);
  const typingErrors = new TypingErrors(
    new SimilarWordsRepository(database),
    searches,
    new EntryCandidatesRepository(database),
    names,
  );
  const entrySearch = new EntrySearchService(searches, ranking, typingErrors, names);
  const suggestions = new SuggestionService(
    new SuggestionsRepository(database),
    names,
    entryDetail,
    entrySearch,
  );
  return { entryDetail, entrySearch, suggestions };
}
