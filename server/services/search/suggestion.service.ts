import { parseAccession } from '../../../schema/contract/accession.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey } from '../../../schema/contract/rules/name-keys.js';
import { everyEntry } from '../../persistence/entry-where.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type { EntryValuesRepository } from '../../persistence/repositories/entry-values.repository.js';
import { authorize } from '../authorize.js';
import type { EntryDetailService } from '../entries/entry-detail.service.js';
import type { EntrySearchService } from '../entries/entry-search.service.js';
import { plainText, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { SuggestionGroup, Suggestions } from './suggestion-views.js';

/** What a combobox sends while somebody types. */
export interface SuggestInput {
  readonly term?: string | null | undefined;
  readonly limit?: number | string | null | undefined;
}

/** Values of entries that somebody may mean who is still typing. */
export class SuggestionService {
  constructor(
    private readonly values: EntryValuesRepository,
    private readonly versions: DataVersionRepository,
    private readonly details: Pick<EntryDetailService, 'find'>,
    private readonly searches: Pick<EntrySearchService, 'didYouMean'>,
  ) {}

  /** The values that fit what is typed so far, field by field, the best first; nothing for a blank text. */
  async suggest(ctx: RequestContext, input: SuggestInput): Promise<Suggestions> {
    authorize(ctx, 'entries.read');
    const term = plainText('q', input.term, limits.searchTermMaxLength);
    const limit = wholeNumber('limit', input.limit, limits.suggestions);
    const { dataVersion } = await this.versions.current();
    const entry =
      parseAccession(term) === null ? null : await this.details.find(ctx, { id: null, accession: term });
    const groups = term === '' ? [] : await this.groups(term, limit);
    const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
    const lost = count === 0 && entry === null && term !== '';
    const didYouMean = lost ? await this.searches.didYouMean(ctx, term, 'all') : null;
    return { groups, count, didYouMean, entry, dataVersion };
  }

  private async groups(term: string, limit: number): Promise<SuggestionGroup[]> {
    const groups = cascadeFields.map(async (field) => {
      const values = await this.values.distinct(field, everyEntry, limits.distinctValues);
      const suggestions = values
        .filter(({ value }) => fold(value).includes(fold(term)) || nameKey(value).includes(nameKey(term)))
        .slice(0, limit)
        .map(({ value, count }) => ({ value, count, synonym: null, ranges: [] }));
      return { field, suggestions };
    });
    return (await Promise.all(groups)).filter(({ suggestions }) => suggestions.length > 0);
  }
}
