import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import {
  type AutoantibodyTerm,
  autoantibodyTermNoun,
  type AutoantibodyTermPage,
  autoantibodyTermPageNoun,
} from '../../../nouns/vocabulary.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { VocabularyService } from '../../../services/vocabulary/vocabulary.service.js';
import { limitOptions, optional, pageNumber } from '../inputs/argument-options.js';
import { SizedBy } from '../limits/list-size.js';
import { typeOf } from '../object-type.js';
import { text } from './arguments.js';

/** Filters and page of a list of terms. */
@ArgsType()
class TermsArgs {
  @Field(
    () => String,
    optional('Words that the names, synonyms, identifiers and HEp-2 patterns of a term must all contain.'),
  )
  search?: string | null;

  @Field(() => String, optional('Only members of this class: its slug, name or abbreviation, such as ANCA.'))
  class?: string | null;

  @Field(() => String, optional('Only terms with this ICAP pattern, such as AC-4.'))
  icap?: string | null;

  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('terms on a page', limits.vocabulary))
  limit?: number | null;
}

@Resolver()
export class VocabularyResolver {
  constructor(private readonly vocabulary: VocabularyService) {}

  @SizedBy('limit', limits.vocabulary, ['items'])
  @Query(typeOf(autoantibodyTermPageNoun), {
    description: 'The vocabulary of autoantibodies: classes first, then in natural order.',
  })
  async autoantibodyTerms(
    @Args() list: TermsArgs,
    @Ctx('request') ctx: RequestContext,
  ): Promise<AutoantibodyTermPage> {
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
