import type { SearchField } from '../../schema/contract/entry-filters.js';
import type { EntryCriteria } from './entry-criteria.js';
import { type ExplainedEntry, explainRank, type Match, matchExplainer } from './explain/explain-match.js';
import { type DiseaseNames, noDiseaseNames } from './parse/disease-names.js';
import { readFieldSearch, readSearch, type SearchQuery } from './parse/search-query.js';
import { readTypedName } from './parse/typed-name.js';
import { EntryRanking, type Ranked, type RankingCache } from './rank/entry-ranking.js';
import type { MatchRank } from './rank/match-spread.js';
import { diseaseSynonyms, groupedSuggestions, type SuggestionGroup } from './rank/suggestions.js';
import { TypingErrors } from './rank/typing-errors.js';
import { type CriteriaSql, EntryCandidatesRepository } from './sql/entry-candidates.repository.js';
import type { SearchDatabase } from './sql/search-database.js';
import { SimilarWordsRepository } from './sql/similar-words.repository.js';
import { SuggestionsRepository } from './sql/suggestions.repository.js';

/** What search is made of. */
interface SearchSources {
  readonly database: SearchDatabase;
  /** The one translation of filters and search to SQL. */
  readonly where: CriteriaSql;
  /** How many entries meet the criteria. */
  readonly count: (criteria: EntryCriteria) => Promise<number>;
  readonly cache: RankingCache;
  /** What diseases are called; without it they are known by what entries call them. */
  readonly diseaseNames?: DiseaseNames | undefined;
}

/** The values that fit what is typed so far. */
interface FoundSuggestions {
  /** The field with the best match first. */
  readonly groups: readonly SuggestionGroup[];
  readonly count: number;
  /** Whether nothing was typed that could be looked for. */
  readonly blank: boolean;
  readonly dataVersion: string;
}

/**
 * The one way into search: reads what is typed, ranks what is found, explains it, corrects typing errors, suggests
 * values.
 */
export class Search {
  private readonly names: DiseaseNames;
  private readonly candidates: EntryCandidatesRepository;
  private readonly ranking: EntryRanking;
  private readonly typingErrors: TypingErrors;
  private readonly suggestions: SuggestionsRepository;

  constructor({ database, where, count, cache, diseaseNames = noDiseaseNames }: SearchSources) {
    this.names = diseaseNames;
    this.candidates = new EntryCandidatesRepository(database, where);
    this.ranking = new EntryRanking(this.candidates, cache);
    const similar = new SimilarWordsRepository(database);
    this.typingErrors = new TypingErrors(similar, this.candidates, count, diseaseNames);
    this.suggestions = new SuggestionsRepository(database);
  }

  /** Reads what is typed for a search of all fields, or of one, whose own text alone counts. */
  read(typed: string, searchField: SearchField = 'all'): SearchQuery {
    return searchField === 'all' ? readSearch(typed, this.names) : readFieldSearch(typed);
  }

  /** Whether any entry meets the criteria. */
  finds(criteria: EntryCriteria): Promise<boolean> {
    return this.candidates.finds(criteria);
  }

  /** The best entries that meet the criteria, best first: all of them, or the first of very many. */
  best(criteria: EntryCriteria): Promise<Ranked> {
    return this.ranking.best(criteria);
  }

  /** Makes the function that tells why entries were found by a search. */
  explainer(query: SearchQuery, searchField: SearchField): (entry: ExplainedEntry) => Match {
    return matchExplainer(query, searchField);
  }

  /** Tells why an entry was found whose rank is known. */
  explain(entry: ExplainedEntry, rank: MatchRank, query: SearchQuery): Match {
    return explainRank(entry, rank, query);
  }

  /** The corrected words that find entries; `null` where nothing alike does. */
  corrected(typed: string): Promise<string | null> {
    return this.typingErrors.corrected(typed);
  }

  /** The values that fit what is typed so far, field by field, the best first; of each field at most `limit`. */
  async suggest(term: string, limit: number): Promise<FoundSuggestions> {
    const typed = readTypedName(term);
    const called = diseaseSynonyms(typed, this.names);
    const { values, dataVersion } = await this.suggestions.find(typed, called, limit);
    const groups = groupedSuggestions(values, typed, called);
    return { groups, count: values.length, blank: typed.words.length === 0, dataVersion };
  }
}
