import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { objectOf } from '../../../nouns/noun.js';
import type { SubmissionView } from '../../../nouns/submission.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import type { SubmissionKeyInput } from '../../../services/submissions/submission-inputs.js';
import { text } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';
import { submissionId, ticket } from '../openapi/submission-schemas.js';
import { privateRoute, type RestRoute, type Sent } from '../rest-route.js';
import { submissionJson } from '../submission-json.js';

const withMessage = (message: string) => (view: SubmissionView) => ({ message, data: submissionJson(view) });
/** A blank ticket is still treated as a ticket, so it matches no submission. */
const keyOf = ({ params }: Sent): SubmissionKeyInput =>
  params['ticket'] === undefined ? { id: params['id'] } : { ticket: params['ticket'] };

type Route = Parameters<typeof privateRoute<SubmissionView>>[0];
type Address = Pick<Route, 'path' | 'operationId'>;

/** Submitters address their submission by its id if signed in, or by the secret of its receipt. */
function answerRoutes(
  byId: Address,
  byTicket: Address,
  shared: Pick<Route, 'summary' | 'body' | 'repeatable' | 'refusals' | 'call' | 'answer'>,
): readonly RestRoute[] {
  const route = {
    ...shared,
    method: 'POST',
    properties: { message: text, data: ref('Submission') },
  } as const;
  return [
    privateRoute({
      ...route,
      ...byId,
      action: 'submissions.read',
      parameters: [submissionId],
      // Reviewers see the submissions of others.
      refusals: [403, ...(shared.refusals ?? [])],
    }),
    privateRoute({
      ...route,
      ...byTicket,
      action: 'submissions.follow',
      refusesBadToken: true,
      parameters: [ticket],
    }),
  ];
}

const review = {
  method: 'POST',
  action: 'submissions.review',
  parameters: [submissionId],
  repeatable: true,
  refusals: [404, 409],
} as const;

const reviewed = (message: string) => (view: SubmissionView) => {
  const submission = submissionJson(view);
  return { message, data: submission, submission };
};
const answered = { message: text, data: ref('Submission'), submission: ref('Submission') };

export const submissionAnswerRoutes = [
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
    answer: reviewed(messages.submissionRejected),
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
    answer: reviewed(messages.submissionSentBack),
  }),
  ...answerRoutes(
    { path: restPaths.resubmitSubmission, operationId: 'resubmitSubmission' },
    { path: restPaths.resubmitByTicket, operationId: 'resubmitByTicket' },
    {
      summary: "Answer the reviewer's question and change the sent fields of the proposal",
      body: ref('Resubmission'),
      repeatable: true,
      refusals: [404, 409],
      call: ({ submissionAnswers }, ctx, sent) =>
        submissionAnswers.resubmit(ctx, keyOf(sent), { proposal: sent.body, answer: sent.body['answer'] }),
      answer: withMessage(messages.submissionResubmitted),
    },
  ),
  ...answerRoutes(
    { path: restPaths.withdrawSubmission, operationId: 'withdrawSubmission' },
    { path: restPaths.withdrawByTicket, operationId: 'withdrawByTicket' },
    {
      summary: 'Withdraw a pending submission',
      repeatable: true,
      refusals: [404, 409],
      call: ({ submissionAnswers }, ctx, sent) => submissionAnswers.withdraw(ctx, keyOf(sent)),
      answer: withMessage(messages.submissionWithdrawn),
    },
  ),
  // Accepts no idempotency key: the call is idempotent, and visitors could store any number of keys.
  ...answerRoutes(
    { path: restPaths.submissionMail, operationId: 'setSubmissionMail' },
    { path: restPaths.submissionMailByTicket, operationId: 'setSubmissionMailByTicket' },
    {
      summary: 'Set whether decisions are sent by e-mail',
      body: ref('MailPreference'),
      refusals: [404],
      call: ({ submissionAnswers }, ctx, sent) =>
        submissionAnswers.setMail(ctx, keyOf(sent), { wanted: sent.body['wanted'] }),
      answer: (view) =>
        withMessage(view.wantsMail ? messages.submissionMailWanted : messages.submissionMailUnwanted)(view),
    },
  ),
];
