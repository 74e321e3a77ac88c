import { parseAccession } from '../../../schema/contract/accession.js';
import { listDefaults, type SearchField, searchFields } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { mapCooperatively } from '../../cooperative.js';
import { badInput } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import type { SearchHit, SearchMatch } from '../../nouns/search.js';
import type { EntrySearchRepository } from '../../persistence/repositories/entry-search.repository.js';
import { type EntryCriteria, everyEntry } from '../../search/entry-criteria.js';
import { explainRank, matchExplainer, type Search } from '../../search/search.js';
import { authorize } from '../authorize.js';
import type { LimitInput } from '../pagination.js';
import { oneOf, requiredText, type SentNumber, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { AdvancedSearchInput, SearchInput } from './entry-inputs.js';
import { readConditions, toCriteria } from './entry-query.js';
import type { AdvancedSearchResult, EntryList, Versioned } from './entry-views.js';

type Sent = string | null | undefined;
type Conditions = SearchInput['conditions'];

/** The factor for the score of a hit that matches only after a typing error is corrected. */
const shareOfSimilar = 0.2;

interface Hits extends Versioned {
  readonly hits: readonly SearchHit[];
  readonly criteria: EntryCriteria;
}

/** Searches that return one flat list. */
export class EntrySearchService {
  constructor(
    private readonly searches: EntrySearchRepository,
    private readonly search: Search,
  ) {}

  /** Returns entries that contain every word of the term, in all fields or in one, sorted by disease. */
  async simple(ctx: RequestContext, input: SearchInput): Promise<EntryList> {
    authorize(ctx, 'entries.read');
    const search = requiredText('q', input.term, messages.searchTermRequired);
    const searchField = oneOf('field', input.field, searchFields, listDefaults.field);
    const limit = wholeNumber('limit', input.limit, limits.searchLimit);
    return this.searches.flat(await this.criteria(search, searchField, input.conditions), null, limit);
  }

  /**
   * Returns the best hits, each with a score and highlights; if nothing else matches, small typing errors are
   * corrected.
   */
  async advanced(ctx: RequestContext, input: AdvancedSearchInput): Promise<AdvancedSearchResult> {
    authorize(ctx, 'entries.read');
    const term = requiredText('q', input.term, messages.searchTermTooShort);
    if (term.length < limits.advancedSearchMinLength) throw badInput('q', messages.searchTermTooShort);
    const limit = wholeNumber('limit', input.limit, limits.advancedSearchLimit);
    const { conditions } = input;
    const found = await this.hits(term, limit, conditions);
    const didYouMean = (await this.isKnown(found)) ? null : await this.search.corrected(term);
    const { hits, criteria, dataVersion } =
      didYouMean === null ? found : await this.hits(didYouMean, limit, conditions);
    return {
      hits: didYouMean === null ? hits : hits.map(asSimilar),
      stats: input.includeStats === true ? await this.searches.stats(criteria) : null,
      didYouMean,
      dataVersion,
    };
  }

  /** Whether the words were found, be it only among entries that do not meet the conditions. */
  private async isKnown({ hits, criteria }: Hits): Promise<boolean> {
    if (hits.length > 0 || criteria.conditions.length === 0) return hits.length > 0;
    return this.search.finds({ ...criteria, conditions: [] });
  }

  private async hits(term: string, limit: number, conditions?: Conditions): Promise<Hits> {
    const criteria = await this.criteria(term, 'all', conditions);
    const { best, dataVersion } = await this.search.best(criteria);
    const ranks = new Map(best.slice(0, limit).map(({ entryNumber, rank }) => [entryNumber, rank]));
    const entries = await this.searches.numbered([...ranks.keys()]);
    const hits = await mapCooperatively(entries, (entry): SearchHit[] => {
      const rank = ranks.get(parseAccession(entry.accession) ?? 0);
      return rank === undefined
        ? []
        : [{ entry, score: Math.round(rank.points), ...explainRank(entry, rank, criteria.search) }];
    });
    return { hits: hits.flat(), criteria, dataVersion };
  }

  /** Explains for each of these entries, in their order, why a search of the list found it; empty without a search. */
  async explain(
    ctx: RequestContext,
    entries: readonly EntryView[],
    search: string,
    searchField: SearchField,
  ): Promise<readonly SearchMatch[]> {
    authorize(ctx, 'entries.read');
    const { search: query } = await this.criteria(search, searchField);
    const explain = matchExplainer(query, searchField);
    const explained = query.terms.length === 0 ? [] : entries;
    return mapCooperatively(explained, (entry) => ({ entryId: entry.id, ...explain(entry) }));
  }

  /** Returns a correction for a search without results; `null` if the search has results, or nothing is similar. */
  async didYouMean(ctx: RequestContext, search: string, searchField: SearchField): Promise<string | null> {
    authorize(ctx, 'entries.read');
    if (search === '' || searchField !== 'all') return null;
    const found = await this.search.finds(await this.criteria(search, searchField));
    return found ? null : this.search.corrected(search);
  }

  /** Returns entries whose disease contains the name, those with exactly that disease first. */
  async byDisease(ctx: RequestContext, input: LimitInput & { name: Sent }): Promise<EntryList> {
    authorize(ctx, 'entries.read');
    const value = requiredText('diseaseName', input.name, messages.diseaseNameRequired, limits.nameMaxLength);
    const condition = { op: 'containedInAny', fields: ['disease'], value } as const;
    return this.flat([condition], input.limit, { field: 'disease', value });
  }

  /** Returns entries with exactly that UniProt accession, also if they list several. */
  async byUniprotId(ctx: RequestContext, input: LimitInput & { uniprotId: Sent }): Promise<EntryList> {
    authorize(ctx, 'entries.read');
    const value = requiredText(
      'uniprotId',
      input.uniprotId,
      messages.uniprotIdRequired,
      limits.nameMaxLength,
    );
    return this.flat([{ op: 'listsAccession', value }], input.limit);
  }

  /** Returns entries whose disease and autoantibody contain the two texts; both are required. */
  async byDiseaseAndAutoantibody(
    ctx: RequestContext,
    input: LimitInput & { disease: Sent; autoantibody: Sent },
  ): Promise<EntryList> {
    authorize(ctx, 'entries.read');
    const required = messages.diseaseAndAutoantibodyRequired;
    const disease = requiredText('disease', input.disease, required, limits.nameMaxLength);
    const autoantibody = requiredText('autoantibody', input.autoantibody, required, limits.nameMaxLength);
    const conditions = [
      { op: 'containedInAny', fields: ['disease'], value: disease },
      { op: 'containedInAny', fields: ['autoantibody'], value: autoantibody },
    ] as const;
    return this.flat(conditions, input.limit);
  }

  /** Returns entries whose autoantibody or synonym contains the term. */
  async byAutoantibodyOrSynonym(ctx: RequestContext, input: LimitInput & { term: Sent }): Promise<EntryList> {
    authorize(ctx, 'entries.read');
    const value = requiredText('searchTerm', input.term, messages.searchTermRequired, limits.nameMaxLength);
    return this.flat([{ op: 'containedInAny', fields: ['autoantibody', 'synonym'], value }], input.limit);
  }

  /** Returns entries whose screening, confirmation or monitoring contains the method. */
  async byDiagnosticMethod(ctx: RequestContext, input: LimitInput & { method: Sent }): Promise<EntryList> {
    authorize(ctx, 'entries.read');
    const value = requiredText('method', input.method, messages.diagnosticMethodRequired);
    const fields = ['screening', 'confirmation', 'monitoring'] as const;
    return this.flat([{ op: 'containedInAny', fields, value }], input.limit);
  }

  private async criteria(
    typed: string,
    searchField: SearchField,
    conditions: Conditions = [],
  ): Promise<EntryCriteria> {
    const criteria = await toCriteria(readConditions(conditions), this.search);
    return { search: await this.search.read(typed, searchField), searchField, conditions: criteria };
  }

  private async flat(
    conditions: Parameters<EntrySearchRepository['flat']>[0]['conditions'],
    sentLimit: SentNumber,
    preferred: Parameters<EntrySearchRepository['flat']>[1] = null,
  ): Promise<EntryList> {
    const limit = wholeNumber('limit', sentLimit, limits.flatListLimit);
    return this.searches.flat({ ...everyEntry, conditions }, preferred, limit);
  }
}

function asSimilar(hit: SearchHit): SearchHit {
  return { ...hit, tier: 'similar', score: Math.round(hit.score * shareOfSimilar) };
}
