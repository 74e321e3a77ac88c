import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';

import { submissionNoun, type SubmissionView } from '../../../nouns/submission.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { SubmissionReviewService } from '../../../services/submissions/submission-review.service.js';
import { optional } from '../inputs/argument-options.js';
import { type EntryInput, entryInput } from '../inputs/entry.input.js';
import { typeOf } from '../object-type.js';
import { Id, text } from './arguments.js';

const note = () => text('reviewNote', 'Note to the submitter.');
const seen = () =>
  Arg(
    'version',
    () => Int,
    optional(
      'Version of the submission that the reviewer has read. If it is not the current version, nothing changes.',
    ),
  );

@Resolver()
export class SubmissionReviewResolver {
  constructor(private readonly reviews: SubmissionReviewService) {}

  @Mutation(typeOf(submissionNoun), {
    description: 'Approves a submission: creates its entry, or changes the entry it corrects. For reviewers.',
  })
  async approveSubmission(
    @Id('submission') submission: string,
    @note() reviewNote: string | null,
    @Arg(
      'corrections',
      typeOf(entryInput),
      optional('Fields of the proposal that the reviewer corrects. Both versions are stored.'),
    )
    corrections: EntryInput | null,
    @seen() version: number | null,
    @Arg(
      'entryVersion',
      () => Int,
      optional(
        'Version of the entry to correct that the reviewer has read, if it changed since the proposal.',
      ),
    )
    entryVersion: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<SubmissionView> {
    const approved = await this.reviews.approve(ctx, submission, {
      reviewNote,
      corrections,
      version,
      entryVersion,
    });
    return approved.submission;
  }

  @Mutation(typeOf(submissionNoun), { description: 'Rejects a submission. For reviewers.' })
  async rejectSubmission(
    @Id('submission') submission: string,
    @note() reviewNote: string | null,
    @seen() version: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<SubmissionView> {
    return this.reviews.reject(ctx, submission, { reviewNote, version });
  }

  @Mutation(typeOf(submissionNoun), {
    description: 'Sends a submission back with a question, which its submitter answers. For reviewers.',
  })
  async sendBackSubmission(
    @Id('submission') submission: string,
    @text('question', 'The question.') question: string | null,
    @seen() version: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<SubmissionView> {
    return this.reviews.sendBack(ctx, submission, { question, version });
  }
}
