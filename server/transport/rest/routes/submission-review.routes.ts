import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { objectOf } from '../../../nouns/noun.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import type { SubmissionView } from '../../../services/submissions/submission-views.js';
import { text } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';
import { submissionId } from '../openapi/submission-schemas.js';
import { privateRoute } from '../rest-route.js';
import { submissionJson } from '../submission-json.js';

const review = {
  method: 'POST',
  tag: 'Submissions',
  action: 'submissions.review',
  parameters: [submissionId],
  repeatable: true,
  refusals: [404, 409],
} as const;

const withMessage = (message: string) => (view: SubmissionView) => {
  const submission = submissionJson(view);
  return { message, data: submission, submission };
};
const answered = { message: text, data: ref('Submission'), submission: ref('Submission') };

export const submissionReviewRoutes = [
  privateRoute({
    ...review,
    path: restPaths.approveSubmission,
    operationId: 'approveSubmission',
    summary: 'Approve a submission: create its entry, or change the entry it corrects',
    description:
      'Runs in one transaction. Of two simultaneous calls, one succeeds and the other gets a 409. Reviewers cannot ' +
      'decide on their own submissions (403). If the entry to correct has changed since the proposal, the answer is ' +
      '409 unless `entryVersion` is its current version.',
    body: ref('Approval'),
    isBodyOptional: true,
    properties: {
      message: text,
      data: objectOf({ submission: ref('Submission'), entry: ref('Entry') }),
      submission: ref('Submission'),
    },
    call: ({ submissionReviews }, ctx, { params, body }) =>
      submissionReviews.approve(ctx, params['id'], body),
    answer: (approved) => {
      const submission = submissionJson(approved.submission);
      return {
        message: messages.submissionApproved,
        data: { submission, entry: serialiseEntry(approved.entry) },
        submission,
      };
    },
  }),
  privateRoute({
    ...review,
    path: restPaths.rejectSubmission,
    operationId: 'rejectSubmission',
    summary: 'Reject a submission',
    body: ref('Review'),
    isBodyOptional: true,
    properties: answered,
    call: ({ submissionReviews }, ctx, { params, body }) => submissionReviews.reject(ctx, params['id'], body),
    answer: withMessage(messages.submissionRejected),
  }),
  privateRoute({
    ...review,
    path: restPaths.sendBackSubmission,
    operationId: 'sendBackSubmission',
    summary: 'Send a submission back with a question',
    body: ref('Question'),
    properties: answered,
    call: ({ submissionReviews }, ctx, { params, body }) =>
      submissionReviews.sendBack(ctx, params['id'], body),
    answer: withMessage(messages.submissionSentBack),
  }),
];
