import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { termHistoryNoun, termRemovalNoun } from '../../../nouns/term-revision.js';
import { autoantibodyTermNoun, type TermInput, termInput } from '../../../nouns/vocabulary.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { VocabularyEditingService } from '../../../services/vocabulary/vocabulary-editing.service.js';
import { toSentTerm } from '../inputs/to-sent-term.js';
import { typeOf } from '../object-type.js';
import { Id, Limit, Reason, revisionsShown, SeenVersion } from './arguments.js';

@Resolver()
export class VocabularyEditingResolver {
  constructor(private readonly editing: VocabularyEditingService) {}

  @Mutation(typeOf(autoantibodyTermNoun), {
    description:
      'Creates a term of the vocabulary. Reviewers and administrators only. CONFLICT for a taken name.',
  })
  async createAutoantibodyTerm(
    @Arg('input', typeOf(termInput), { description: 'The term.' }) input: TermInput,
    @Reason() why: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.editing.create(ctx, toSentTerm(input), { reason: why });
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
    return this.editing.update(ctx, term, toSentTerm(input), { version, reason: why });
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
    return this.editing.delete(ctx, term, { version, reason: why });
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
    return this.editing.restore(ctx, term, { version, reason: why });
  }

  @Query(typeOf(termHistoryNoun), {
    description: 'The revisions of a term, also of a deleted one. Reviewers and administrators only.',
  })
  async autoantibodyTermHistory(
    @Id('term') term: string,
    @Limit('changes to return', revisionsShown, 'revisions') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.editing.history(ctx, term, { limit });
  }
}
