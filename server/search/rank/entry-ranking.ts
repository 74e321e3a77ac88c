import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { markerRoles, roleOf } from '../../../schema/contract/rules/differential.js';
import { mapCooperatively } from '../../cooperative.js';
import { criteriaKey, type EntryCriteria } from '../entry-criteria.js';
import { nameKey } from '../index/name-keys.js';
import { compareTexts } from '../index/sort-key.js';
import type { SearchQuery } from '../parse/search-query.js';
import type {
  Candidate,
  EntryCandidatesRepository,
  NamingValue,
} from '../sql/entry-candidates.repository.js';
import { fieldTexts } from './field-texts.js';
import { matchRanker } from './match-rank.js';
import type { MatchRank } from './match-spread.js';

/** The number and rank of an entry among the best. */
interface RankedNumber {
  readonly entryNumber: number;
  readonly rank: MatchRank;
}

/** The best entries of a search, and the data version in which they were found. */
export interface Ranked {
  readonly best: readonly RankedNumber[];
  readonly dataVersion: string;
}

/** Caches rankings while the data is unchanged. */
export interface RankingCache {
  get(
    key: string,
    compute: () => Promise<readonly RankedNumber[]>,
  ): Promise<{ readonly value: readonly RankedNumber[]; readonly dataVersion: string }>;
}

/** Maximum number of entries to rank. If more are found, those most likely to be the best are ranked. */
const maxRanked = 1000;

/**
 * Sorts the entries of a search: by rank, role, number of references, disease and entry number. Where the disease
 * matches, its entries stay together: of several diseases first the one with most entries, or, if each has the name, in
 * the order of their names.
 */
export class EntryRanking {
  constructor(
    private readonly candidates: EntryCandidatesRepository,
    private readonly cache: RankingCache,
  ) {}

  /** Returns the best entries that match the criteria, best first: all of them, or the first of very many. */
  async best(criteria: EntryCriteria): Promise<Ranked> {
    const key = JSON.stringify(criteriaKey(criteria));
    const { value, dataVersion } = await this.cache.get(key, () => this.rank(criteria));
    return { best: value, dataVersion };
  }

  private async rank(criteria: EntryCriteria): Promise<readonly RankedNumber[]> {
    if (criteria.search.terms.length === 0) return [];
    const found = await this.candidates.any(criteria, maxRanked + 1);
    const numbers = found.length <= maxRanked ? found : await this.likeliest(criteria, found);
    const pool = await this.candidates.documents(numbers);
    return inOrder(pool, criteria.search, criteria.searchField);
  }

  /** If there are very many: first the entries whose names and values match, then any others. */
  private async likeliest(criteria: EntryCriteria, others: readonly number[]): Promise<readonly number[]> {
    const fitting = criteria.searchField === 'all' ? await this.fitting(criteria) : [];
    return [...new Set([...fitting, ...others])].slice(0, maxRanked);
  }

  private async fitting(criteria: EntryCriteria): Promise<readonly number[]> {
    const { search } = criteria;
    const values = this.valuesOf(search.words.join(' '), search.key, search);
    const found = await Promise.all([
      this.candidates.named(criteria, [search.key]),
      values.then((held) => this.candidates.holding(criteria, held)),
      this.candidates.ofAutoantibodies(criteria, meantKeys(search)),
      search.words.length > 1 ? this.spread(criteria) : [],
    ]);
    return found.flat();
  }

  /** Finds entries with the words in disease, autoantibody and autoantigen, each word in any of the three. */
  private async spread(criteria: EntryCriteria): Promise<readonly number[]> {
    const { search } = criteria;
    const words = search.words.filter((word) => word.length >= minWordLength).slice(0, maxWords);
    if (words.length < 2) return [];
    const groups = await Promise.all(words.map((word) => this.valuesOf(word, nameKey(word), search)));
    return this.candidates.findWithEachValue(criteria, groups);
  }

  /** Returns the diseases with this name in the vocabulary, then values that contain the words. */
  private async valuesOf(text: string, key: string, { spans }: SearchQuery): Promise<readonly NamingValue[]> {
    const named = spans.filter(({ words }) => nameKey(words.join(' ')) === key || words.includes(text));
    const called = named.flatMap((span) => span.named.flatMap(({ nameKeys }) => [...nameKeys]));
    return [...(await this.candidates.diseases(called)), ...(await this.candidates.values(text, key))];
  }
}

/** The name keys of what the search means, in the order of the hits. */
function meantKeys({ meant }: SearchQuery): readonly string[] {
  return meant.flatMap(({ named }) => named.flatMap(({ keys }) => keys));
}

const maxWords = 8;
/** Minimum length of a word to look up: too many words begin with a single letter. */
const minWordLength = 2;

async function inOrder(
  pool: readonly Candidate[],
  query: SearchQuery,
  searchField: SearchField,
): Promise<readonly RankedNumber[]> {
  const rankOf = matchRanker(query, searchField);
  const ranked = await mapCooperatively(pool, (one) => {
    const rank = rankOf(one);
    const matches = rank.field === 'disease';
    return {
      ...one,
      rank,
      matchingDisease: matches ? one.diseaseKey : '',
      entriesOfIt: matches && rank.tier !== 'exact' ? one.diseaseEntries : 0,
      ...strengthIn(one.document),
    };
  });
  ranked.sort(
    (a, b) =>
      b.rank.points - a.rank.points ||
      b.entriesOfIt - a.entriesOfIt ||
      compareTexts(a.matchingDisease, b.matchingDisease) ||
      a.role - b.role ||
      b.references - a.references ||
      compareTexts(a.diseaseKey, b.diseaseKey) ||
      a.entryNumber - b.entryNumber,
  );
  return ranked.map(({ entryNumber, rank }) => ({ entryNumber, rank }));
}

/** Returns the place of an entry's role among all roles, the strongest first, and how many references it has. */
function strengthIn(document: string): { readonly role: number; readonly references: number } {
  const texts = fieldTexts(document);
  const textOf = (name: EntryFieldName) => texts.find(({ field }) => field === name)?.folded ?? null;
  return {
    role: markerRoles.indexOf(roleOf(textOf('diagnosticMarker'))),
    references: textOf('reference')?.split('; ').length ?? 0,
  };
}
