import { parseAccession } from '../../../schema/contract/accession.js';
import { limits } from '../../../schema/contract/limits.js';
import type { SuggestionsView } from '../../nouns/search.js';
import type { Search } from '../../search/search.js';
import { authorize } from '../authorize.js';
import type { EntryDetailService } from '../entries/entry-detail.service.js';
import type { EntrySearchService } from '../entries/entry-search.service.js';
import type { Versioned } from '../entries/entry-views.js';
import type { LimitInput } from '../pagination.js';
import { plainText, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';

/** The input of a combobox while a person types. */
interface SuggestInput extends LimitInput {
  readonly term?: string | null | undefined;
}

/** Suggests values of entries for a text that is being typed. */
export class SuggestionService {
  constructor(
    private readonly search: Search,
    private readonly details: Pick<EntryDetailService, 'find'>,
    private readonly searches: Pick<EntrySearchService, 'didYouMean'>,
  ) {}

  /** Returns the values that match the text, field by field, the best first; nothing for a blank text. */
  async suggest(ctx: RequestContext, input: SuggestInput): Promise<SuggestionsView & Versioned> {
    authorize(ctx, 'entries.read');
    const term = plainText('q', input.term, limits.searchTermMaxLength);
    const limit = wholeNumber('limit', input.limit, limits.suggestions);
    const [found, entry] = await Promise.all([this.search.suggest(term, limit), this.entryOf(ctx, term)]);
    const { groups, count, dataVersion } = found;
    const lost = count === 0 && entry === null && !found.blank;
    const didYouMean = lost ? await this.searches.didYouMean(ctx, term, 'all') : null;
    return { groups, count, didYouMean, entry, dataVersion };
  }

  private async entryOf(ctx: RequestContext, term: string): Promise<SuggestionsView['entry']> {
    return parseAccession(term) === null ? null : this.details.find(ctx, { accession: term });
  }
}
