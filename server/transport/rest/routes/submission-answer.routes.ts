import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { SubmissionKeyInput } from '../../../services/submissions/submission-inputs.js';
import type { SubmissionView } from '../../../services/submissions/submission-views.js';
import { text } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';
import { submissionId, ticket } from '../openapi/submission-schemas.js';
import { privateRoute, type Sent } from '../rest-route.js';
import { submissionJson } from '../submission-json.js';

/** Submitters address their submission by its id if signed in, or by the secret of its receipt. */
const byId = { action: 'submissions.read', parameters: [submissionId] } as const;
const byTicket = {
  action: 'submissions.follow',
  refusesBadToken: true,
  parameters: [ticket],
} as const;

const common = { method: 'POST', tag: 'Submissions' } as const;
const answered = { message: text, data: ref('Submission') };
const withMessage = (message: string) => (view: SubmissionView) => ({ message, data: submissionJson(view) });
/** A blank ticket is still treated as a ticket, so it matches no submission. */
const keyOf = ({ params }: Sent): SubmissionKeyInput =>
  params['ticket'] === undefined ? { id: params['id'] } : { ticket: params['ticket'] };

const resubmitting = {
  ...common,
  repeatable: true,
  summary: "Answer the reviewer's question and change the sent fields of the proposal",
  body: ref('Resubmission'),
  properties: answered,
  refusals: [400, 404, 409],
} as const;
const withdrawing = {
  ...common,
  repeatable: true,
  summary: 'Withdraw a pending submission',
  properties: answered,
  refusals: [404, 409],
} as const;
/** Accepts no idempotency key: the call is idempotent, and visitors could store any number of keys. */
const mailing = {
  ...common,
  summary: 'Set whether decisions are sent by e-mail',
  body: ref('MailPreference'),
  properties: answered,
  refusals: [400, 404],
} as const;

export const submissionAnswerRoutes = [
  ...[
    { ...byId, path: restPaths.resubmitSubmission, operationId: 'resubmitSubmission' } as const,
    { ...byTicket, path: restPaths.resubmitByTicket, operationId: 'resubmitByTicket' } as const,
  ].map((way) =>
    privateRoute({
      ...resubmitting,
      ...way,
      call: ({ submissionAnswers }, ctx, sent) =>
        submissionAnswers.resubmit(ctx, keyOf(sent), { proposal: sent.body, answer: sent.body['answer'] }),
      answer: withMessage(messages.submissionResubmitted),
    }),
  ),
  ...[
    { ...byId, path: restPaths.withdrawSubmission, operationId: 'withdrawSubmission' } as const,
    { ...byTicket, path: restPaths.withdrawByTicket, operationId: 'withdrawByTicket' } as const,
  ].map((way) =>
    privateRoute({
      ...withdrawing,
      ...way,
      call: ({ submissionAnswers }, ctx, sent) => submissionAnswers.withdraw(ctx, keyOf(sent)),
      answer: withMessage(messages.submissionWithdrawn),
    }),
  ),
  ...[
    { ...byId, path: restPaths.submissionMail, operationId: 'setSubmissionMail' } as const,
    {
      ...byTicket,
      path: restPaths.submissionMailByTicket,
      operationId: 'setSubmissionMailByTicket',
    } as const,
  ].map((way) =>
    privateRoute({
      ...mailing,
      ...way,
      call: ({ submissionAnswers }, ctx, sent) =>
        submissionAnswers.setMail(ctx, keyOf(sent), { wanted: sent.body['wanted'] }),
      answer: mailAnswer,
    }),
  ),
];

function mailAnswer(view: SubmissionView) {
  return withMessage(view.wantsMail ? messages.submissionMailWanted : messages.submissionMailUnwanted)(view);
}
