import { Args, ArgsType, Ctx, Field, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import type { EntryView } from '../../../nouns/entry.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { NameService } from '../../../services/vocabulary/name.service.js';
import type { VocabularyService } from '../../../services/vocabulary/vocabulary.service.js';
import type { AutoantibodyTermLoader } from '../autoantibody-term-loader.js';
import { DataOnly } from '../data-only.js';
import { limitOptions, pageNumber } from '../inputs/paging.js';
import { SizedBy } from '../limits/list-size.js';
import type { Plain } from '../plain.js';
import { Entry } from '../types/entry.type.js';
import { AutoantibodyTerm, AutoantibodyTermPage, ResolvedName, TermLink } from '../types/vocabulary.type.js';
import { text } from './arguments.js';

/** Filters and page of a list of terms. */
@ArgsType()
class TermsArgs {
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

@Resolver(() => Entry)
export class EntryTermResolver {
  @DataOnly()
  @FieldResolver(() => TermLink, {
    nullable: true,
    description:
      'The term of the vocabulary that the entry belongs to: its autoantibody is the name or an exact, unambiguous ' +
      'synonym of the term. Null if there is none.',
  })
  async autoantibodyTerm(
    @Root() { autoantibody }: EntryView,
    @Ctx('autoantibodyTerms') loader: AutoantibodyTermLoader,
  ): Promise<Plain<TermLink> | null> {
    return autoantibody === null ? null : loader.load(autoantibody);
  }
}

@Resolver()
export class NameResolver {
  constructor(private readonly names: NameService) {}

  @Query(() => ResolvedName, {
    description:
      'What a name means: diseases, autoantibodies, classes of autoantibodies and autoantigens that bear exactly ' +
      'this name, without regard to spelling. With a field, what it means as the value of that field, also if it ' +
      'joins several names of one autoantibody, such as "SSA / Ro60". Fails with BAD_USER_INPUT for a blank name.',
  })
  async resolveName(
    @text('name', 'The name or identifier.') name: string | null,
    @text('field', 'A field of an entry: disease, autoantibody or autoantigen.') field: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<ResolvedName>> {
    return this.names.resolve(ctx, name, field);
  }
}
