import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { mapCooperatively } from '../../cooperative.js';
import type { EntryCriteria } from '../entry-criteria.js';
import { nameKey } from '../index/name-keys.js';
import type { SearchQuery } from '../parse/search-query.js';
import type {
  Candidate,
  EntryCandidatesRepository,
  NamingValue,
} from '../sql/entry-candidates.repository.js';
import { matchRanker } from './match-rank.js';
import type { MatchRank } from './match-spread.js';

/** Where an entry that was found stands among the best. */
interface RankedNumber {
  readonly entryNumber: number;
  readonly rank: MatchRank;
}

/** The best entries of a search, and the version of the data they were found in. */
export interface Ranked {
  readonly best: readonly RankedNumber[];
  readonly dataVersion: string;
}

/** Keeps rankings for as long as the data has not changed. */
export interface RankingCache {
  get(
    key: string,
    compute: () => Promise<readonly RankedNumber[]>,
  ): Promise<{ readonly value: readonly RankedNumber[]; readonly dataVersion: string }>;
}

/** How many entries are ranked; where more are found, those that are most likely to be the best. */
const mostRanked = 1000;

/** Puts what a search finds in order: by how well it fits, then by disease, then by number. */
export class EntryRanking {
  constructor(
    private readonly candidates: EntryCandidatesRepository,
    private readonly cache: RankingCache,
  ) {}

  /** The best entries that meet the criteria, best first: all of them, or the first of very many. */
  async best(criteria: EntryCriteria): Promise<Ranked> {
    const { search, searchField, conditions } = criteria;
    const key = JSON.stringify([search.typed, searchField, conditions]);
    const { value, dataVersion } = await this.cache.get(key, () => this.rank(criteria));
    return { best: value, dataVersion };
  }

  private async rank(criteria: EntryCriteria): Promise<readonly RankedNumber[]> {
    if (criteria.search.terms.length === 0) return [];
    const found = await this.candidates.any(criteria, mostRanked + 1);
    const numbers = found.length <= mostRanked ? found : await this.likeliest(criteria, found);
    const pool = await this.candidates.documents(numbers);
    return inOrder(pool, criteria.search, criteria.searchField);
  }

  /** Of very many, first those whose names and values fit, then any others. */
  private async likeliest(criteria: EntryCriteria, others: readonly number[]): Promise<readonly number[]> {
    const fitting = criteria.searchField === 'all' ? await this.fitting(criteria) : [];
    return [...new Set([...fitting, ...others])].slice(0, mostRanked);
  }

  private async fitting(criteria: EntryCriteria): Promise<readonly number[]> {
    const { search } = criteria;
    const values = this.valuesOf(search.words.join(' '), search.key, search);
    const found = await Promise.all([
      this.candidates.named(criteria, [search.key]),
      values.then((held) => this.candidates.holding(criteria, held)),
      search.words.length > 1 ? this.spread(criteria) : [],
    ]);
    return found.flat();
  }

  /** Words in disease, autoantibody and autoantigen, each in any of the three. */
  private async spread(criteria: EntryCriteria): Promise<readonly number[]> {
    const { search } = criteria;
    const words = search.words.filter((word) => word.length >= shortestWord).slice(0, mostWords);
    if (words.length < 2) return [];
    const groups = await Promise.all(words.map((word) => this.valuesOf(word, nameKey(word), search)));
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
/** Single letters begin too many words to be looked up. */
const shortestWord = 2;

async function inOrder(
  pool: readonly Candidate[],
  query: SearchQuery,
  searchField: SearchField,
): Promise<readonly RankedNumber[]> {
  const rankOf = matchRanker(query, searchField);
  const ranked = await mapCooperatively(pool, (one) => ({ one, rank: rankOf(one) }));
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
