import { Args, Ctx, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import {
  type AutoantibodyTerm,
  autoantibodyTermNoun,
  autoantibodyTermPageNoun,
  type TermsArgs,
  termsArgs,
} from '../../../nouns/vocabulary.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { VocabularyService } from '../../../services/vocabulary/vocabulary.service.js';
import { SizedBy } from '../limits/list-size.js';
import { argsOf, typeOf } from '../object-type.js';
import { text } from './arguments.js';

@Resolver()
export class VocabularyResolver {
  constructor(private readonly vocabulary: VocabularyService) {}

  @SizedBy('limit', limits.vocabulary, ['items'])
  @Query(typeOf(autoantibodyTermPageNoun), {
    description: 'The vocabulary of autoantibodies: classes first, then in natural order.',
  })
  async autoantibodyTerms(@Args(argsOf(termsArgs)) list: TermsArgs, @Ctx('request') ctx: RequestContext) {
    return this.vocabulary.list(ctx, list);
  }

  @Query(typeOf(autoantibodyTermNoun), {
    description: 'One term of the vocabulary. Fails with NOT_FOUND if there is none.',
  })
  async autoantibodyTerm(
    @text('name', 'Id, slug or name of the term; of a class also its abbreviation.') name: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<AutoantibodyTerm> {
    return this.vocabulary.find(ctx, name);
  }
}
