import { limits } from '../../schema/contract/limits.js';
import type {
  SubmissionEventKind,
  SubmissionStatus,
  SubmissionStatusDetail,
} from '../../schema/contract/submission-status.js';
import { entryInput, paginationNoun, proposedFields } from './entry.js';
import { limitField, pageField, sortOrderNoun } from './list-args.js';
import {
  count,
  enumeration,
  flag,
  graphqlOnly,
  id,
  input,
  integer,
  key,
  many,
  moment,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  required,
  text,
  texts,
  version,
} from './noun.js';
import { entrySnapshotNoun, fieldChangeNoun, personNoun } from './revision.js';

const submissionStatusNoun = enumeration<SubmissionStatus>(
  'SubmissionStatus',
  'Status of a submission in three values, as in REST.',
  {
    pending: 'Awaits a reviewer or an answer from the submitter.',
    approved: 'A reviewer approved it: it created or changed an entry.',
    rejected: 'A reviewer rejected it, or the submitter withdrew it.',
  },
);

export const submissionStatusDetailNoun = enumeration<SubmissionStatusDetail>(
  'SubmissionStatusDetail',
  'Detailed status of a submission.',
  {
    pending: 'Awaits a reviewer.',
    sent_back: 'A reviewer asked a question. It awaits an answer from the submitter.',
    approved: 'A reviewer approved it: it created or changed an entry.',
    rejected: 'A reviewer rejected it.',
    withdrawn: 'The submitter withdrew it.',
  },
);

const eventKind = enumeration<SubmissionEventKind>('SubmissionEventKind', 'Kind of a submission event.', {
  submitted: 'The submission was created.',
  resubmitted: 'The submitter answered a question and may have changed the proposal.',
  sent_back: 'A reviewer asked a question.',
  withdrawn: 'The submitter withdrew it.',
  approved: 'A reviewer approved it, possibly with corrections. It created or changed an entry.',
  rejected: 'A reviewer rejected it.',
});

/** The entry that a submission corrects: the base version of the proposal and the current version. */
export type SubmissionTargetView = Of<typeof submissionTargetNoun>;
export const submissionTargetNoun = noun('SubmissionTarget', 'The entry that a submission corrects.', {
  entryId: id('Identifier of the entry.'),
  accession: text('Accession of the entry.'),
  version: version('Version of the entry that the proposal is based on.'),
  currentVersion: orNull(integer('Current version of the entry; null if it is deleted.')),
  deleted: flag('Whether the entry is deleted.'),
  base: orNull(
    one(
      entrySnapshotNoun,
      'The entry at that version; null if it was withdrawn, and for visitors whose proposal was based on an ' +
        'outdated version. For reviewers of such a proposal it has current values where the proposal omits a field.',
    ),
  ),
});

/** A proposal, its status, and what the caller may do with it. */
export type SubmissionView = Omit<Of<typeof submissionNoun>, 'ticket'>;
export const submissionNoun = noun(
  'Submission',
  'A proposal of a new entry or of a correction. Visible to reviewers and to its submitter.',
  {
    id: id('Identifier of the submission, a UUID.'),
    additional: texts('Additional values by name. Every value is a text.'),
    status: oneOf(submissionStatusNoun, 'Status in three values, as in REST.'),
    statusDetail: oneOf(submissionStatusDetailNoun, 'Detailed status.', {
      description: 'Detailed status. In `status`, `sent_back` is `pending` and `withdrawn` is `rejected`.',
    }),
    reviewNote: orNull(text('Note of the reviewer with the last decision or question.')),
    submittedBy: orNull(
      one(personNoun, 'Submitter; null for visitors and for permanently deleted accounts.'),
    ),
    submitterName: orNull(text('Name given by a visitor.')),
    submitterEmail: orNull(text('E-mail address given by a visitor.')),
    wantsMail: flag('Whether the submitter receives decisions by e-mail.'),
    reviewedBy: orNull(one(personNoun, 'Reviewer who decided or asked last. Hidden from visitors.')),
    reviewedAt: orNull(moment('Time of the last decision or question.')),
    entryId: orNull(id('Identifier of the entry that the approval created or changed.')),
    correctionOf: orNull(
      one(submissionTargetNoun, 'The entry that it corrects; null if it proposes a new entry.'),
    ),
    version: version('Version number of the submission. It starts at 1 and increases with each event.'),
    createdAt: moment('Time at which the submission was created.'),
    updatedAt: moment('Time of the last event of the submission.'),
    ticket: graphqlOnly(
      orNull(
        text('Secret of the receipt. Returned only once, by `createSubmission` to visitors. Keep it secret.'),
      ),
    ),
    canReview: flag('Whether the caller may decide on it now.'),
    canAnswer: flag('Whether the caller may answer and resubmit it now.'),
    canWithdraw: flag('Whether the caller may withdraw it now.'),
    ...proposedFields,
  },
);

export type SubmissionEventView = Of<typeof submissionEventNoun>;
export const submissionEventNoun = noun('SubmissionEvent', 'An event in the history of a submission.', {
  kind: oneOf(eventKind, 'Kind of event.'),
  at: moment('Time of the event.'),
  by: orNull(
    one(
      personNoun,
      'Person who caused the event; null for visitors and for permanently deleted accounts. Hidden from visitors.',
    ),
  ),
  note: orNull(text('Note that was sent with it.')),
  changes: many(
    one(fieldChangeNoun, "Changes of the proposal by a resubmission or by the reviewer's corrections."),
    10,
  ),
});

export type SubmissionCounts = Of<typeof submissionCountsNoun>;
export const submissionCountsNoun = noun(
  'SubmissionCounts',
  'Number of submissions by status, among those visible to the caller.',
  {
    pending: count('Submissions that await a reviewer.'),
    sent_back: count('Submissions that await an answer from the submitter.'),
    approved: count('Approved submissions.'),
    rejected: count('Submissions that a reviewer rejected.'),
    withdrawn: count('Submissions that the submitter withdrew.'),
  },
);

export type SubmissionPage = Omit<Of<typeof submissionPageNoun>, 'items'> & {
  readonly items: readonly SubmissionView[];
};
export const submissionPageNoun = noun('SubmissionPage', 'One page of a list of submissions.', {
  items: many(one(submissionNoun, 'The submissions on this page; empty past the end.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});

export type SubmissionsArgs = Of<typeof submissionsArgs>;
export const submissionsArgs = input(
  'SubmissionsArgs',
  'Filters, sorting and paging of a list of submissions.',
  {
    status: oneOf(submissionStatusNoun, 'Only submissions with this status.'),
    detail: oneOf(submissionStatusDetailNoun, 'Only submissions with this detailed status.'),
    search: text(
      'Words that must all occur in the proposal. Case, accents, hyphens and Greek letters are folded.',
      { maxLength: limits.searchTermMaxLength },
    ),
    sortOrder: oneOf(sortOrderNoun, 'Newest first (desc) or oldest first (asc).', { default: 'desc' }),
    page: pageField,
    limit: limitField('submissions on a page'),
  },
);

const { noteLength, submitterName } = limits.submissions;
const note = (description: string) => orNull(text(description, { maxLength: noteLength }));

export const submitterInput = input(
  'SubmitterInput',
  'Contact data of a visitor. For signed-in people, only `wantsMail` is used.',
  {
    name: orNull(text('Name of a visitor, for credit.', { maxLength: submitterName })),
    email: orNull(
      text('E-mail address of a visitor, for the answer.', { format: 'email', maxLength: limits.user.email }),
    ),
    wantsMail: flag('Whether to send decisions by e-mail. Default: true.'),
  },
);

/** REST inlines the fields of the submitter, and those of the proposal. */
export type NewSubmissionArgs = Of<typeof newSubmissionArgs>;
export const newSubmissionArgs = input('NewSubmissionArgs', 'What accompanies a proposal.', {
  submitter: graphqlOnly(one(submitterInput, 'Contact data of the submitter.')),
  correctionOf: orNull(key('Id or accession of the entry to correct.')),
  version: version('Version of that entry that the correction is based on.'),
  note: note('Note to the reviewer.'),
  website: orNull(text('Leave it empty. It detects bots, which fill it in.')),
});

export const answerField = note('Answer to the reviewer.');

const seen = version(
  'Version of the submission that the reviewer has read. If it is not the current version, nothing changes.',
);

export type ReviewArgs = Of<typeof reviewArgs>;
export const reviewArgs = input('ReviewArgs', 'A decision on a submission.', {
  reviewNote: note('Note to the submitter.'),
  version: seen,
});

export type ApprovalArgs = Of<typeof approvalArgs>;
export const approvalArgs = input('ApprovalArgs', 'The approval of a submission.', {
  ...reviewArgs.fields,
  corrections: {
    ...one(entryInput, 'Fields of the proposal that the reviewer corrects. Both versions are stored.'),
    schema: { type: ['object', 'null'] },
  },
  entryVersion: version(
    'For a correction: version of the entry that the reviewer has read, if it changed since the proposal.',
  ),
});

export type QuestionArgs = Of<typeof questionArgs>;
export const questionArgs = input('QuestionArgs', 'A question about a submission.', {
  question: required(note('Question to the submitter.')),
  version: seen,
});
