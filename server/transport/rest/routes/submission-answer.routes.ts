import { messages } from '../../../../schema/contract/messages.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { SubmissionKeyInput } from '../../../services/submissions/submission-inputs.js';
import type { SubmissionView } from '../../../services/submissions/submission-views.js';
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
    tag: 'Submissions',
    properties: { message: text, data: ref('Submission') },
  } as const;
  return [
    privateRoute({ ...route, ...byId, action: 'submissions.read', parameters: [submissionId] }),
    privateRoute({
      ...route,
      ...byTicket,
      action: 'submissions.follow',
      refusesBadToken: true,
      parameters: [ticket],
    }),
  ];
}

export const submissionAnswerRoutes = [
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
