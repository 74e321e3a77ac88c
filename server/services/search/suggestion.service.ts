import { parseAccession } from '../../../schema/contract/accession.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import type { DiseaseNames } from '../../../schema/contract/rules/disease-names.js';
import { matchRanges } from '../../../schema/contract/rules/match-ranges.js';
import { nameKey } from '../../../schema/contract/rules/name-keys.js';
import { readTypedName, type TypedName } from '../../../schema/contract/rules/typed-name.js';
import type {
  SuggestedValue,
  SuggestionsRepository,
} from '../../persistence/repositories/suggestions.repository.js';
import { authorize } from '../authorize.js';
import type { EntryDetailService } from '../entries/entry-detail.service.js';
import type { EntrySearchService } from '../entries/entry-search.service.js';
import { plainText, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { calledDiseases, type FittingName } from './called-diseases.js';
import type { Suggestion, SuggestionGroup, Suggestions } from './suggestion-views.js';

/** What a combobox sends while somebody types. */
interface SuggestInput {
  readonly term?: string | null | undefined;
  readonly limit?: number | string | null | undefined;
}

/** Values of entries that somebody may mean who is still typing. */
export class SuggestionService {
  constructor(
    private readonly suggestions: SuggestionsRepository,
    private readonly names: DiseaseNames,
    private readonly details: Pick<EntryDetailService, 'find'>,
    private readonly searches: Pick<EntrySearchService, 'didYouMean'>,
  ) {}

  /** The values that fit what is typed so far, field by field, the best first; nothing for a blank text. */
  async suggest(ctx: RequestContext, input: SuggestInput): Promise<Suggestions> {
    authorize(ctx, 'entries.read');
    const term = plainText('q', input.term, limits.searchTermMaxLength);
    const limit = wholeNumber('limit', input.limit, limits.suggestions);
    const typed = readTypedName(term);
    const called = calledDiseases(typed, this.names);
    const [found, entry] = await Promise.all([
      this.suggestions.find(typed, called, limit),
      this.entryOf(ctx, term),
    ]);
    const { values, dataVersion } = found;
    const lost = values.length === 0 && entry === null && typed.words.length > 0;
    const didYouMean = lost ? await this.searches.didYouMean(ctx, term, 'all') : null;
    return { groups: grouped(values, typed, called), count: values.length, didYouMean, entry, dataVersion };
  }

  private async entryOf(ctx: RequestContext, term: string): Promise<Suggestions['entry']> {
    return parseAccession(term) === null ? null : this.details.find(ctx, { accession: term });
  }
}

/** The field of the best match first; of equally good ones that which stands first in the cascade. */
function grouped(
  values: readonly SuggestedValue[],
  typed: TypedName,
  called: readonly FittingName[],
): readonly SuggestionGroup[] {
  const groups = cascadeFields.flatMap((field) => {
    const own = values.filter((value) => value.field === field);
    const suggestions = own.map((value) => toSuggestion(value, typed, called));
    return suggestions.length === 0 ? [] : [{ field, suggestions, best: own[0]?.tier ?? 0 }];
  });
  return groups
    .sort((one, other) => one.best - other.best)
    .map(({ field, suggestions }) => ({ field, suggestions }));
}

function toSuggestion(
  { value, count, called }: SuggestedValue,
  typed: TypedName,
  names: readonly FittingName[],
): Suggestion {
  const name = called === null ? undefined : names[called]?.name;
  // What stands in the value itself tells nobody anything.
  const synonym = name === undefined || nameKey(value).includes(nameKey(name)) ? null : name;
  return { value, count, synonym, ranges: matchRanges(value, { words: typed.phrase.split(' ') }) };
}
