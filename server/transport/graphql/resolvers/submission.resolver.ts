import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { entryNoun } from '../../../nouns/entry.js';
import {
  submissionCountsNoun,
  submissionEventNoun,
  submissionNoun,
  submissionPageNoun,
  type SubmissionsArgs,
  submissionsArgs,
  submissionTargetNoun,
  type SubmissionTargetView,
  type SubmissionView,
} from '../../../nouns/submission.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { SizedAbout, SizedBy } from '../limits/list-size.js';
import type { Loaders } from '../loaders.js';
import { argsOf, listOf, typeOf } from '../object-type.js';
import { Id, Limit, text } from './arguments.js';

const { closestEntries } = limits.submissions;

@Resolver(typeOf(submissionNoun))
export class SubmissionResolver {
  constructor(private readonly services: Pick<Services, 'submissionDirectory'>) {}

  @SizedBy('limit', limits.listLimit, ['items'])
  @Query(typeOf(submissionPageNoun), {
    description: "Submissions: all for reviewers, the caller's own for other signed-in people.",
  })
  async submissions(
    @Args(argsOf(submissionsArgs)) list: SubmissionsArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.submissionDirectory.list(ctx, list);
  }

  @Query(typeOf(submissionCountsNoun), {
    description: 'Number of submissions by status, among those visible to the caller.',
  })
  async submissionCounts(@Ctx('request') ctx: RequestContext) {
    return this.services.submissionDirectory.counts(ctx);
  }

  @Query(typeOf(submissionNoun), {
    nullable: true,
    description:
      'One submission, for reviewers and its submitter; null if it does not exist or is not visible to the caller.',
  })
  async submission(@Id('submission') id: string, @Ctx('request') ctx: RequestContext) {
    return this.services.submissionDirectory.find(ctx, id);
  }

  @Query(typeOf(submissionNoun), {
    nullable: true,
    description: 'The submission of a receipt; null if the secret matches none.',
  })
  async submissionByTicket(
    @text('ticket', 'Secret of the receipt.') ticket: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.submissionDirectory.findByTicket(ctx, ticket ?? '');
  }

  @FieldResolver(typeOf(entryNoun), {
    nullable: true,
    description: 'The entry that the approval created or changed; null before, or if it is deleted.',
  })
  async entry(
    @Root() submission: SubmissionView,
    @Ctx('submissionEntries') loader: Loaders['submissionEntries'],
  ) {
    return submission.entryId === null ? null : loader.load(submission.entryId);
  }

  @SizedAbout(10)
  @FieldResolver(listOf(submissionEventNoun), { description: 'The events of the submission, oldest first.' })
  async events(
    @Root() submission: SubmissionView,
    @Ctx('submissionEvents') loader: Loaders['submissionEvents'],
  ) {
    return loader.load(submission);
  }

  @FieldResolver(listOf(entryNoun), {
    description:
      'The entries closest to the proposal, duplicates first. Excludes the entry it corrects and the one it created.',
  })
  async closestEntries(
    @Root() submission: SubmissionView,
    @Limit('entries to return', closestEntries) limit: number | null,
    @Ctx('closestEntries') loader: Loaders['closestEntries'],
  ) {
    return loader.load(submission, limit ?? closestEntries.default);
  }
}

@Resolver(typeOf(submissionTargetNoun))
export class SubmissionTargetResolver {
  @FieldResolver(typeOf(entryNoun), {
    nullable: true,
    description: 'The current entry; null if it is deleted.',
  })
  async entry(
    @Root() target: SubmissionTargetView,
    @Ctx('submissionEntries') loader: Loaders['submissionEntries'],
  ) {
    return loader.load(target.entryId);
  }
}
