import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import {
  type ApprovalArgs,
  approvalArgs,
  type QuestionArgs,
  questionArgs,
  type ReviewArgs,
  reviewArgs,
  submissionNoun,
} from '../../../nouns/submission.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { argsOf, typeOf } from '../object-type.js';
import { Id } from './arguments.js';

@Resolver()
export class SubmissionReviewResolver {
  constructor(private readonly services: Pick<Services, 'submissionReviews'>) {}

  @Mutation(typeOf(submissionNoun), {
    description: 'Approves a submission: creates its entry, or changes the entry it corrects. For reviewers.',
  })
  async approveSubmission(
    @Id('submission') id: string,
    @Args(argsOf(approvalArgs)) approval: ApprovalArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return (await this.services.submissionReviews.approve(ctx, id, approval)).submission;
  }

  @Mutation(typeOf(submissionNoun), { description: 'Rejects a submission. For reviewers.' })
  async rejectSubmission(
    @Id('submission') id: string,
    @Args(argsOf(reviewArgs)) review: ReviewArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.submissionReviews.reject(ctx, id, review);
  }

  @Mutation(typeOf(submissionNoun), {
    description: 'Sends a submission back with a question, which its submitter answers. For reviewers.',
  })
  async sendBackSubmission(
    @Id('submission') id: string,
    @Args(argsOf(questionArgs)) question: QuestionArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.submissionReviews.sendBack(ctx, id, question);
  }
}
