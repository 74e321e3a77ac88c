import type { RequestContext } from '../request-context.js';
import type { ResubmissionInput, SubmissionKeyInput } from './submission-inputs.js';
import type { SubmissionView } from './submission-views.js';

/** What submitters do with what they have submitted. */
export class SubmissionAnswerService {
  resubmit(
    _ctx: RequestContext,
    _key: SubmissionKeyInput,
    _input: ResubmissionInput,
  ): Promise<SubmissionView> {
    return Promise.reject(new Error('Not there yet'));
  }

  withdraw(_ctx: RequestContext, _key: SubmissionKeyInput): Promise<SubmissionView> {
    return Promise.reject(new Error('Not there yet'));
  }

  setMail(
    _ctx: RequestContext,
    _key: SubmissionKeyInput,
    _input: { readonly wanted?: unknown },
  ): Promise<SubmissionView> {
    return Promise.reject(new Error('Not there yet'));
  }
}
