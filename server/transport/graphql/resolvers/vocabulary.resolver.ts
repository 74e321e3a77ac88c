import { Args, Ctx, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { input, type Of, text as textField } from '../../../nouns/noun.js';
import {
  type AutoantibodyTerm,
  autoantibodyTermNoun,
  type AutoantibodyTermPage,
  autoantibodyTermPageNoun,
} from '../../../nouns/vocabulary.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { VocabularyService } from '../../../services/vocabulary/vocabulary.service.js';
import { limitField, pageField } from '../../../nouns/list-args.js';
import { SizedBy } from '../limits/list-size.js';
import { argsOf, typeOf } from '../object-type.js';
import { text } from './arguments.js';

type TermsArgs = Of<typeof termsArgs>;
const termsArgs = input('TermsArgs', 'Filters and page of a list of terms.', {
  search: textField(
    'Words that the names, synonyms, identifiers and HEp-2 patterns of a term must all contain.',
  ),
  class: textField('Only members of this class: its slug, name or abbreviation, such as ANCA.'),
  icap: textField('Only terms with this ICAP pattern, such as AC-4.'),
  page: pageField,
  limit: limitField('terms on a page', limits.vocabulary),
});

@Resolver()
export class VocabularyResolver {
  constructor(private readonly vocabulary: VocabularyService) {}

  @SizedBy('limit', limits.vocabulary, ['items'])
  @Query(typeOf(autoantibodyTermPageNoun), {
    description: 'The vocabulary of autoantibodies: classes first, then in natural order.',
  })
  async autoantibodyTerms(
    @Args(argsOf(termsArgs)) list: TermsArgs,
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
