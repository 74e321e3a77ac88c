import { Arg, Ctx, Int, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { suggestionsNoun } from '../../../nouns/search.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { DataQuery } from '../data-only.js';
import { typeOf } from '../object-type.js';
import { limitOptions, text } from './arguments.js';

@Resolver()
export class SuggestionsResolver {
  constructor(private readonly services: Pick<Services, 'suggestions'>) {}

  @DataQuery(typeOf(suggestionsNoun), {
    description: 'Suggestions for a partly typed search term: values of entries by field, best match first.',
  })
  async suggestions(
    @text('term', 'Text typed so far. A blank text gives no suggestions.') term: string | null,
    @Arg('limit', () => Int, limitOptions('suggestions per field', limits.suggestions)) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.suggestions.suggest(ctx, { term, limit });
  }
}
