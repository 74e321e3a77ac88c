import type { RequestContext } from '../request-context.js';
import type { ApprovalInput, QuestionInput, ReviewInput } from './submission-inputs.js';
import type { ApprovedSubmission, SubmissionView } from './submission-views.js';

/** What reviewers decide. */
export class SubmissionReviewService {
  approve(_ctx: RequestContext, _id: string, _input: ApprovalInput): Promise<ApprovedSubmission> {
    return Promise.reject(new Error('Not there yet'));
  }

  reject(_ctx: RequestContext, _id: string, _input: ReviewInput): Promise<SubmissionView> {
    return Promise.reject(new Error('Not there yet'));
  }

  sendBack(_ctx: RequestContext, _id: string, _input: QuestionInput): Promise<SubmissionView> {
    return Promise.reject(new Error('Not there yet'));
  }
}
