import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';

import type { RequestContext } from '../../../services/request-context.js';
import type { SubmissionReviewService } from '../../../services/submissions/submission-review.service.js';
import { EntryInput, sentEntry } from '../inputs/entry.input.js';
import type { Plain } from '../plain.js';
import { Submission } from '../types/submission.type.js';
import { text } from './arguments.js';

type Parameter = ReturnType<typeof Arg>;

const id = (): Parameter => Arg('id', () => ID, { description: 'The id of the submission.' });
const note = (): Parameter => text('reviewNote', 'What to tell the submitter.');
const seen = (): Parameter =>
  Arg('version', () => Int, {
    nullable: true,
    description:
      'The version of the submission as it was seen; where it is at another by now, nothing happens.',
  });

@Resolver()
export class SubmissionReviewResolver {
  constructor(private readonly reviews: SubmissionReviewService) {}

  @Mutation(() => Submission, {
    description:
      'Makes an entry of a submission, or a revision of the entry it is to correct. For reviewers.',
  })
  async approveSubmission(
    @id() submission: string,
    @note() reviewNote: string | null,
    @Arg('corrections', () => EntryInput, {
      nullable: true,
      description: 'What of the proposal is corrected on the way; both versions are kept.',
    })
    corrections: EntryInput | null,
    @seen() version: number | null,
    @Arg('entryVersion', () => Int, {
      nullable: true,
      description:
        'The version of the entry to correct as it was seen, where it moved on since the proposal.',
    })
    entryVersion: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Submission>> {
    const approved = await this.reviews.approve(ctx, submission, {
      reviewNote,
      corrections: corrections && sentEntry(corrections),
      version,
      entryVersion,
    });
    return approved.submission;
  }

  @Mutation(() => Submission, { description: 'Says no to a submission. For reviewers.' })
  async rejectSubmission(
    @id() submission: string,
    @note() reviewNote: string | null,
    @seen() version: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Submission>> {
    return this.reviews.reject(ctx, submission, { reviewNote, version });
  }

  @Mutation(() => Submission, {
    description: 'Sends a submission back with a question, which its submitter answers. For reviewers.',
  })
  async sendBackSubmission(
    @id() submission: string,
    @text('question', 'The question.') question: string | null,
    @seen() version: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Submission>> {
    return this.reviews.sendBack(ctx, submission, { question, version });
  }
}
