import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import type { AutoantibodyFilterName, SearchField } from '../../schema/contract/entry-filters.js';
import type { EntryCriteria } from './entry-criteria.js';
import type { AutoantibodyNames, MeantAutoantibody } from './parse/autoantibody-names.js';
import type { DiseaseNames } from './parse/disease-names.js';
import { noSearch, readFieldSearch, readSearch, type SearchQuery } from './parse/search-query.js';
import { readTypedName, type TypedName } from './parse/typed-name.js';
import { EntryRanking, type Ranked, type RankingCache } from './rank/entry-ranking.js';
import {
  autoantibodyMeanings,
  diseaseSynonyms,
  type FittingName,
  groupedSuggestions,
  type SuggestionGroup,
} from './rank/suggestions.js';
import { TypingErrors } from './rank/typing-errors.js';
import { type CriteriaSql, EntryCandidatesRepository } from './sql/entry-candidates.repository.js';
import type { SearchDatabase } from './sql/search-database.js';
import { SimilarWordsRepository } from './sql/similar-words.repository.js';
import { SuggestionsRepository } from './sql/suggestions.repository.js';

export { explainRank, matchExplainer } from './explain/explain-match.js';
export { type AutoantibodyNames, makeAutoantibodyNames } from './parse/autoantibody-names.js';

/** The dependencies of search. */
interface SearchSources {
  readonly database: SearchDatabase;
  /** Translates filters and search to SQL. */
  readonly where: CriteriaSql;
  /** Returns how many entries match the criteria. */
  readonly count: (criteria: EntryCriteria) => Promise<number>;
  readonly cache: RankingCache;
  readonly diseaseNames: DiseaseNames;
  readonly vocabulary: AutoantibodyVocabulary;
  /** Returns what the entries of an overview hold, given as kind and slug or name. */
  readonly overviewValues: (overview: string) => Promise<OverviewValues>;
}

/** The field that an overview is about, and its values in the entries that the overview counts. */
export interface OverviewValues {
  readonly field: EntryFieldName;
  readonly values: readonly string[];
}

interface AutoantibodyVocabulary {
  names(): Promise<AutoantibodyNames>;
  /** Returns the number of entries of each term, by its id. */
  counts(): Promise<ReadonlyMap<string, number>>;
}

/** The values that match the text typed so far. */
interface FoundSuggestions {
  /** The field with the best match comes first. */
  readonly groups: readonly SuggestionGroup[];
  readonly count: number;
  /** Whether nothing was typed that can be searched for. */
  readonly blank: boolean;
  readonly dataVersion: string;
}

/**
 * The facade of search: parses what is typed, ranks what is found, explains matches, corrects typing errors, suggests
 * values.
 */
export class Search {
  /** Returns what the entries of an overview hold; no values for an unknown one. */
  readonly overviewValues: (overview: string) => Promise<OverviewValues>;
  private readonly names: DiseaseNames;
  private readonly vocabulary: AutoantibodyVocabulary;
  private readonly candidates: EntryCandidatesRepository;
  private readonly ranking: EntryRanking;
  private readonly typingErrors: TypingErrors;
  private readonly suggestions: SuggestionsRepository;

  constructor(sources: SearchSources) {
    const { database, where, count, cache, diseaseNames, vocabulary, overviewValues } = sources;
    this.overviewValues = overviewValues;
    this.names = diseaseNames;
    this.vocabulary = vocabulary;
    this.candidates = new EntryCandidatesRepository(database, where);
    this.ranking = new EntryRanking(this.candidates, cache);
    const similar = new SimilarWordsRepository(database);
    this.typingErrors = new TypingErrors(similar, this.candidates, count, diseaseNames);
    this.suggestions = new SuggestionsRepository(database);
  }

  /** Parses a search of all fields, or of one field, where only the text of that field counts. */
  async read(typed: string, searchField: SearchField = 'all'): Promise<SearchQuery> {
    if (typed === '') return noSearch;
    if (searchField !== 'all') return readFieldSearch(typed);
    const query = readSearch(typed, this.names, await this.vocabulary.names());
    if (query.meant.every(({ named }) => named.length < 2)) return query;
    const counts = await this.vocabulary.counts();
    return {
      ...query,
      meant: query.meant.map(({ words, named }) => ({ words, named: inOrderOfMeaning(named, counts) })),
    };
  }

  /** Returns the name keys of the autoantibodies of some classes, or with some patterns. */
  async autoantibodyKeys(
    field: AutoantibodyFilterName,
    values: readonly string[],
  ): Promise<readonly string[]> {
    const names = await this.vocabulary.names();
    return [...new Set(values.flatMap((value) => names.keysOf(field, value)))];
  }

  /** Whether any entry matches the criteria. */
  finds(criteria: EntryCriteria): Promise<boolean> {
    return this.candidates.finds(criteria);
  }

  /** Returns the best entries that match the criteria, best first: all of them, or the first of very many. */
  best(criteria: EntryCriteria): Promise<Ranked> {
    return this.ranking.best(criteria);
  }

  /** Returns the corrected words that find entries; `null` if no similar words do. */
  corrected(typed: string): Promise<string | null> {
    return this.typingErrors.corrected(typed);
  }

  /** Returns the values that match the text typed so far, by field, best first; at most `limit` per field. */
  async suggest(term: string, limit: number): Promise<FoundSuggestions> {
    const typed = readTypedName(term);
    const diseases = diseaseSynonyms(typed, this.names);
    const synonyms = [...diseases, ...(await this.meantBy(term, typed))];
    const { values, dataVersion } = await this.suggestions.find(typed, synonyms, limit);
    const groups = groupedSuggestions(values, typed, synonyms);
    return { groups, count: values.length, blank: typed.words.length === 0, dataVersion };
  }

  /** Returns the autoantibodies that the text typed so far means, in their order. */
  private async meantBy(term: string, typed: TypedName): Promise<readonly FittingName[]> {
    if (typed.key === '') return [];
    const names = await this.vocabulary.names();
    // UniProt accessions are suggested as what they are.
    const whole = names.meantBy(term).filter(({ name }) => !accessionForm.test(name));
    const counts = whole.length < 2 ? new Map<string, number>() : await this.vocabulary.counts();
    return autoantibodyMeanings(inOrderOfMeaning(whole, counts), names.startingWith(term, maxBeginningWith));
  }
}

const maxBeginningWith = 20;
const accessionForm = /^[A-Z]\d[A-Z\d]{3}\d/;

/**
 * Sorts what a text means: by meaning, the one with most entries first, then the one whose name it is most closely;
 * within a class the members that bear its name themselves first, then those with most entries.
 */
function inOrderOfMeaning(
  meant: readonly MeantAutoantibody[],
  counts: ReadonlyMap<string, number>,
): readonly MeantAutoantibody[] {
  const entriesOf = ({ term }: MeantAutoantibody): number => counts.get(term) ?? 0;
  const byMeaning = new Map<string, MeantAutoantibody[]>();
  for (const one of meant) byMeaning.set(one.meaning, [...(byMeaning.get(one.meaning) ?? []), one]);
  const entriesOfAll = (all: readonly MeantAutoantibody[]) =>
    all.reduce((sum, one) => sum + entriesOf(one), 0);
  const distanceOf = ([first]: readonly MeantAutoantibody[]): number => first?.distance ?? 0;
  return [...byMeaning.values()]
    .sort((one, other) => entriesOfAll(other) - entriesOfAll(one) || distanceOf(one) - distanceOf(other))
    .flatMap((all) =>
      all.sort(
        (one, other) => Number(other.isBearer) - Number(one.isBearer) || entriesOf(other) - entriesOf(one),
      ),
    );
}
