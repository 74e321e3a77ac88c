import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { matchRanker } from '../../../schema/contract/rules/match-rank.js';
import type { MatchRank } from '../../../schema/contract/rules/match-spread.js';
import { nameKey } from '../../../schema/contract/rules/name-keys.js';
import type { SearchQuery } from '../../../schema/contract/rules/search-query.js';
import type { EntryOrder } from '../../persistence/entry-order.js';
import type { EntryCriteria } from '../../persistence/entry-where.js';
import type {
  Candidate,
  EntryCandidatesRepository,
  NamingValue,
} from '../../persistence/repositories/entry-candidates.repository.js';
import type { VersionedAnswers } from '../versioned-answers.js';
import type { EntryQuery } from './entry-query.js';
import type { Versioned } from './entry-views.js';

/** Where an entry that was found stands among the best. */
export interface RankedNumber {
  readonly entryNumber: number;
  readonly rank: MatchRank;
}

export interface Ranked extends Versioned {
  readonly best: readonly RankedNumber[];
}

/** How many entries are ranked; where more are found, those that are most likely to be the best. */
export const mostRanked = 1000;

/** Puts what a search finds in order: by how well it fits, then by disease, then by number. */
export class EntryRanking {
  constructor(
    private readonly candidates: EntryCandidatesRepository,
    private readonly answers: VersionedAnswers<readonly RankedNumber[]>,
  ) {}

  /** The best entries that meet the criteria, best first: all of them, or the first of very many. */
  async best(criteria: EntryCriteria): Promise<Ranked> {
    const { search, searchField, conditions } = criteria;
    const key = JSON.stringify([search.typed, searchField, conditions]);
    const { value, dataVersion } = await this.answers.get(key, () => this.rank(criteria));
    return { best: value, dataVersion };
  }

  /** The order of a list: where the best match is to come first, the best matches. */
  async order({ criteria, order }: Pick<EntryQuery, 'criteria' | 'order'>): Promise<EntryOrder> {
    if (order.sortBy !== 'relevance' || criteria.search.terms.length === 0) return order;
    const { best, dataVersion } = await this.best(criteria);
    return { ...order, best: { numbers: best.map(({ entryNumber }) => entryNumber), dataVersion } };
  }

  private async rank(criteria: EntryCriteria): Promise<readonly RankedNumber[]> {
    if (criteria.search.terms.length === 0) return [];
    const found = await this.candidates.any(criteria, mostRanked + 1);
    const pool = found.length <= mostRanked ? found : await this.likeliest(criteria, found);
    return inOrder(pool, criteria.search, criteria.searchField);
  }

  /** Of very many, first those whose names and values fit, then any others. */
  private async likeliest(criteria: EntryCriteria, others: readonly Candidate[]): Promise<Candidate[]> {
    const { search, searchField } = criteria;
    const fitting = searchField === 'all' ? await this.fitting(criteria, search) : [];
    const pool = new Map([...fitting, ...others].map((one) => [one.entryNumber, one]));
    return [...pool.values()].slice(0, mostRanked);
  }

  private async fitting(criteria: EntryCriteria, search: SearchQuery): Promise<readonly Candidate[]> {
    const phrase = search.words.join(' ');
    const [named, values] = await Promise.all([
      this.candidates.named(criteria, [search.key]),
      this.valuesOf(phrase, search.key, search),
    ]);
    const held = await this.candidates.holding(criteria, values);
    const spread = search.words.length > 1 ? await this.spread(criteria, search) : [];
    return [...named, ...held, ...spread];
  }

  /** Words in disease, autoantibody and autoantigen, each in any of the three. */
  private async spread(criteria: EntryCriteria, search: SearchQuery): Promise<readonly Candidate[]> {
    const groups = await Promise.all(
      search.words.slice(0, mostWords).map((word) => this.valuesOf(word, nameKey(word), search)),
    );
    return this.candidates.holdingEach(criteria, groups);
  }

  /** Diseases that the vocabulary calls so, then values that hold the words. */
  private async valuesOf(text: string, key: string, { spans }: SearchQuery): Promise<readonly NamingValue[]> {
    const named = spans.filter(({ words }) => nameKey(words.join(' ')) === key || words.includes(text));
    const called = named.flatMap((span) => span.named.flatMap(({ keys }) => [...keys]));
    const diseases = called.map((disease): NamingValue => ({ field: 'disease', key: disease }));
    return [...diseases, ...(await this.candidates.values(text, key))];
  }
}

const mostWords = 8;

function inOrder(
  pool: readonly Candidate[],
  query: SearchQuery,
  searchField: SearchField,
): readonly RankedNumber[] {
  const rankOf = matchRanker(query, searchField);
  const ranked = pool.map((one) => ({ one, rank: rankOf(one) }));
  ranked.sort(
    (a, b) =>
      b.rank.points - a.rank.points ||
      bytewise(a.one.diseaseKey, b.one.diseaseKey) ||
      a.one.entryNumber - b.one.entryNumber,
  );
  return ranked.map(({ one: { entryNumber }, rank }) => ({ entryNumber, rank }));
}

/** As the database sorts keys. UTF-16 differs from UTF-8 only beyond the basic plane. */
function bytewise(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
