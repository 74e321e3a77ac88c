import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { termHistoryNoun, termRemovalNoun } from '../../../nouns/term-revision.js';
import {
  autoantibodyTermNoun,
  autoantibodyTermPageNoun,
  type TermInput,
  termInput,
  type TermsArgs,
  termsArgs,
} from '../../../nouns/vocabulary.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import type { TermInput as SentTerm } from '../../../services/vocabulary/read-term.js';
import { DataQuery } from '../data-only.js';
import { SizedBy } from '../limits/list-size.js';
import { argsOf, typeOf } from '../object-type.js';
import { Id, Limit, Reason, revisionsShown, SeenVersion, text } from './arguments.js';

@Resolver()
export class VocabularyResolver {
  constructor(private readonly services: Pick<Services, 'vocabulary' | 'vocabularyEditing'>) {}

  @Mutation(typeOf(autoantibodyTermNoun), {
    description:
      'Creates a term of the vocabulary. Reviewers and administrators only. CONFLICT for a taken name.',
  })
  async createAutoantibodyTerm(
    @Arg('input', typeOf(termInput), { description: 'The term.' }) input: TermInput,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.vocabularyEditing.create(ctx, toSentTerm(input), { reason: why });
  }

  @Mutation(typeOf(autoantibodyTermNoun), {
    description:
      'Changes the given keys of a term. If nothing differs, no version is created. Reviewers and administrators only.',
  })
  async updateAutoantibodyTerm(
    @Id('term') term: string,
    @Arg('input', typeOf(termInput), { description: 'The changed keys.' }) input: TermInput,
    @SeenVersion() version: number | null,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.vocabularyEditing.update(ctx, term, toSentTerm(input), { version, reason: why });
  }

  @Mutation(typeOf(termRemovalNoun), {
    description:
      'Deletes a term. Its history remains, it can be restored, and no upgrade brings a built-in term back. ' +
      'Reviewers and administrators only.',
  })
  async deleteAutoantibodyTerm(
    @Id('term') term: string,
    @SeenVersion() version: number | null,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.vocabularyEditing.delete(ctx, term, { version, reason: why });
  }

  @Mutation(typeOf(autoantibodyTermNoun), {
    description:
      'Restores a term, also a deleted one, to a version, as a new version. Reviewers and administrators only.',
  })
  async restoreAutoantibodyTerm(
    @Id('term') term: string,
    @Arg('version', () => Int, { description: 'The version to restore.' }) version: number,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.vocabularyEditing.restore(ctx, term, { version, reason: why });
  }

  @Query(typeOf(termHistoryNoun), {
    description: 'The revisions of a term, also of a deleted one. Reviewers and administrators only.',
  })
  async autoantibodyTermHistory(
    @Id('term') term: string,
    @Limit('changes to return', revisionsShown, 'revisions') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.vocabularyEditing.history(ctx, term, { limit });
  }

  @SizedBy('limit', limits.vocabulary, ['items'])
  @DataQuery(typeOf(autoantibodyTermPageNoun), {
    description: 'The vocabulary of autoantibodies: classes first, then in natural order.',
  })
  async autoantibodyTerms(@Args(argsOf(termsArgs)) list: TermsArgs, @Ctx('request') ctx: RequestContext) {
    return this.services.vocabulary.list(ctx, list);
  }

  @DataQuery(typeOf(autoantibodyTermNoun), {
    description: 'One term of the vocabulary. Fails with NOT_FOUND if there is none.',
  })
  async autoantibodyTerm(
    @text('name', 'Id, slug or name of the term; of a class also its abbreviation.') name: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.vocabulary.find(ctx, name);
  }
}

/** Converts the input to the form that services expect, which is that of REST. */
function toSentTerm(input: TermInput): SentTerm {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([key, value]: [string, unknown]) => [
        key,
        Array.isArray(value) ? value.map(withoutNulls) : value,
      ]),
  );
}

function withoutNulls(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
