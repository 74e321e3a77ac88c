import { Ctx, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { SuggestionService } from '../../../services/search/suggestion.service.js';
import type { Plain } from '../plain.js';
import { Suggestions } from '../types/search.type.js';
import { Limit, text } from './arguments.js';

@Resolver()
export class SuggestionsResolver {
  // Named unlike the query of the same class.
  constructor(private readonly service: SuggestionService) {}

  @Query(() => Suggestions, {
    description:
      'What somebody may mean who has typed so much: values of entries, field by field, best first.',
  })
  async suggestions(
    @text('term', 'What is typed so far; a blank one is answered by nothing.') term: string | null,
    @Limit('suggestions for each field', limits.suggestions) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Suggestions>> {
    return this.service.suggest(ctx, { term, limit });
  }
}
