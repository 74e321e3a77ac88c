import { ArgsType, Field, Int } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { limitOptions, pageNumber } from './paging.js';

/** Filters and page of a list of terms. */
@ArgsType()
export class TermsArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words that the names, synonyms and identifiers of a term must all contain.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only members of this class: its slug, name or abbreviation, such as ANCA.',
  })
  class?: string | null;

  @Field(() => String, { nullable: true, description: 'Only terms with this ICAP pattern, such as AC-4.' })
  icap?: string | null;

  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('terms on a page', limits.vocabulary))
  limit?: number | null;
}
