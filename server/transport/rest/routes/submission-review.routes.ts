import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { entryRecord } from '../../../services/entries/entry-record.js';
import type { ApprovalInput } from '../../../services/submissions/submission-inputs.js';
import type { SubmissionView } from '../../../services/submissions/submission-views.js';
import type { JsonObject } from '../json-body.js';
import { objectOf, text } from '../openapi/json-schemas.js';
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
  refusals: [400, 404, 409],
} as const;

const told = (message: string) => (view: SubmissionView) => {
  const submission = submissionJson(view);
  return { message, data: submission, submission };
};
const answered = { message: text, data: ref('Submission'), submission: ref('Submission') };

export const submissionReviewRoutes = [
  privateRoute({
    ...review,
    path: restPaths.approveSubmission,
    operationId: 'approveSubmission',
    summary: 'Make an entry of a submission, or a revision of the entry it is to correct',
    description:
      'All in one transaction: of two at once, one wins and the other is answered 409. Reviewers do not decide on their ' +
      'own submissions (403). A correction whose entry moved on since is 409, until `entryVersion` names the current one.',
    body: ref('Approval'),
    properties: {
      message: text,
      data: objectOf({ submission: ref('Submission'), entry: ref('Entry') }),
      submission: ref('Submission'),
    },
    call: ({ submissionReviews }, ctx, { params, body }) =>
      submissionReviews.approve(ctx, params['id'], approvalInput(body)),
    answer: (approved) => {
      const submission = submissionJson(approved.submission);
      return {
        message: messages.submissionApproved,
        data: { submission, entry: entryRecord(approved.entry) },
        submission,
      };
    },
  }),
  privateRoute({
    ...review,
    path: restPaths.rejectSubmission,
    operationId: 'rejectSubmission',
    summary: 'Say no to a submission',
    body: ref('Review'),
    properties: answered,
    call: ({ submissionReviews }, ctx, { params, body }) =>
      submissionReviews.reject(ctx, params['id'], {
        reviewNote: body['reviewNote'],
        version: body['version'],
      }),
    answer: told(messages.submissionRejected),
  }),
  privateRoute({
    ...review,
    path: restPaths.sendBackSubmission,
    operationId: 'sendBackSubmission',
    summary: 'Ask the submitter something',
    body: ref('Question'),
    properties: answered,
    call: ({ submissionReviews }, ctx, { params, body }) =>
      submissionReviews.sendBack(ctx, params['id'], { question: body['question'], version: body['version'] }),
    answer: told(messages.submissionSentBack),
  }),
];

function approvalInput(body: JsonObject): ApprovalInput {
  const { reviewNote, version, corrections, entryVersion } = body;
  return { reviewNote, version, corrections, entryVersion };
}
