import { Args, Ctx, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { VocabularyService } from '../../../services/vocabulary/vocabulary.service.js';
import { TermsArgs } from '../inputs/terms.args.js';
import { SizedBy } from '../limits/list-size.js';
import type { Plain } from '../plain.js';
import { AutoantibodyTerm, AutoantibodyTermPage } from '../types/vocabulary.type.js';
import { text } from './arguments.js';

@Resolver()
export class VocabularyResolver {
  constructor(private readonly vocabulary: VocabularyService) {}

  @SizedBy('limit', limits.vocabulary, ['items'])
  @Query(() => AutoantibodyTermPage, {
    description: 'The vocabulary of autoantibodies: classes first, then in natural order.',
  })
  async autoantibodyTerms(
    @Args() list: TermsArgs,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<AutoantibodyTermPage>> {
    return this.vocabulary.list(ctx, list);
  }

  @Query(() => AutoantibodyTerm, {
    description: 'One term of the vocabulary. Fails with NOT_FOUND if there is none.',
  })
  async autoantibodyTerm(
    @text('name', 'Id, slug or name of the term; of a class also its abbreviation.') name: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<AutoantibodyTerm>> {
    return this.vocabulary.find(ctx, name);
  }
}
