import { mapEntryFields } from '@contract/entry-fields';

import { SubmissionReceiptDocument } from '../generated/receipt';
import { ResubmitSubmissionDocument, WithdrawSubmissionDocument } from '../generated/submissions';
import { CreateSubmissionDocument } from '../generated/submit';
import type {
  CreateSubmissionMutationVariables,
  EntryInput,
  SubmissionInFullFragment,
} from '../generated/types';
import { answerTo, withKey } from './answers';

type Event = SubmissionInFullFragment['events'][number];

let made = 0;

/** Creates a unique pending submission; a test passes only the values it depends on. */
export function makeSubmission(values: Partial<SubmissionInFullFragment> = {}): SubmissionInFullFragment {
  made += 1;
  return {
    __typename: 'Submission',
    ...mapEntryFields(() => null),
    id: `00000000-0000-4000-8000-${String(700_000 + made).padStart(12, '0')}`,
    version: 1,
    status: 'pending',
    statusDetail: 'pending',
    disease: 'Celiac disease',
    autoantibody: `Anti-${made}`,
    autoantigen: 'TG2',
    epitope: 'Not defined',
    uniprotId: 'P21980',
    additional: {},
    reviewNote: null,
    submittedBy: null,
    submitterName: null,
    submitterEmail: null,
    wantsMail: false,
    reviewedBy: null,
    reviewedAt: null,
    entryId: null,
    entry: null,
    correctionOf: null,
    createdAt: '2026-11-20T09:30:00.000Z',
    updatedAt: '2026-11-20T09:30:00.000Z',
    canReview: false,
    canAnswer: false,
    canWithdraw: true,
    events: [makeEvent('submitted')],
    ...values,
  } as SubmissionInFullFragment;
}

/** Creates an event of a submission. */
export function makeEvent(kind: Event['kind'], values: Partial<Event> = {}): Event {
  const changes = (values.changes ?? []).map((change) => ({ __typename: 'FieldChange', ...change }));
  return {
    __typename: 'SubmissionEvent',
    kind,
    at: '2026-11-20T09:30:00.000Z',
    by: null,
    note: null,
    ...values,
    changes,
  } as Event;
}

/** The request that submits a proposal; by default without a note, a name or an address. */
export const createRequest = (variables: CreateSubmissionMutationVariables) => ({
  query: CreateSubmissionDocument,
  variables: withKey({
    submitter: { name: null, email: null, wantsMail: false },
    note: null,
    website: null,
    ...variables,
  }),
});

/** The answer with the new submission; for a visitor, with the secret of its receipt. */
export function proposedAnswer(
  request: ReturnType<typeof createRequest>,
  submission: SubmissionInFullFragment,
  ticket: string | null,
) {
  return answerTo(request, { createSubmission: { ...submission, ticket } });
}

export function receiptAnswer(ticket: string, submission: SubmissionInFullFragment | null) {
  return answerTo(
    { query: SubmissionReceiptDocument, variables: { ticket } },
    { submissionByTicket: submission },
  );
}

/** The request that answers a question of the reviewer. */
export const resubmitRequest = (ticket: string, input: EntryInput, answer: string | null) => ({
  query: ResubmitSubmissionDocument,
  variables: { ticket, input, answer },
});

/** The answer with the submission after that. */
export function resubmittedAnswer(
  request: ReturnType<typeof resubmitRequest>,
  submission: SubmissionInFullFragment,
) {
  return answerTo(request, { resubmitSubmission: submission });
}

export const withdrawRequest = (ticket: string) => ({
  query: WithdrawSubmissionDocument,
  variables: { ticket },
});

/** The answer with the submission after that. */
export function withdrawnAnswer(ticket: string, submission: SubmissionInFullFragment) {
  return answerTo(withdrawRequest(ticket), { withdrawSubmission: submission });
}
