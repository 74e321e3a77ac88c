import type {
  SubmissionEventKind,
  SubmissionStatus,
  SubmissionStatusDetail,
} from '../../schema/contract/submission-status.js';
import { proposedFields } from './entry.js';
import {
  count,
  enumeration,
  flag,
  graphqlOnly,
  id,
  integer,
  many,
  moment,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  text,
  texts,
  version,
} from './noun.js';
import { entrySnapshotNoun, fieldChangeNoun, personNoun } from './revision.js';

export const submissionStatusNoun = enumeration<SubmissionStatus>(
  'SubmissionStatus',
  'Where a submission stands, in the three words of REST.',
  {
    pending: 'It waits: for a reviewer, or for an answer of the submitter.',
    approved: 'It became an entry, or a revision of one.',
    rejected: 'It did not: a reviewer said no, or the submitter withdrew it.',
  },
);

export const submissionStatusDetailNoun = enumeration<SubmissionStatusDetail>(
  'SubmissionStatusDetail',
  'Where a submission stands, told in full.',
  {
    pending: 'It waits for a reviewer.',
    sent_back: 'A reviewer asked a question; it waits for the submitter.',
    approved: 'It became an entry, or a revision of one.',
    rejected: 'A reviewer said no.',
    withdrawn: 'The submitter took it back.',
  },
);

const eventKind = enumeration<SubmissionEventKind>('SubmissionEventKind', 'What happened to a submission.', {
  submitted: 'It was made.',
  resubmitted: 'The submitter answered a question, and perhaps changed the proposal.',
  sent_back: 'A reviewer asked a question.',
  withdrawn: 'The submitter took it back.',
  approved: 'A reviewer made an entry of it, or a revision of one; perhaps with corrections.',
  rejected: 'A reviewer said no.',
});

/** The entry that a submission is to correct, as it was then and is now. */
export type SubmissionTargetView = Of<typeof submissionTargetNoun>;
export const submissionTargetNoun = noun('SubmissionTarget', 'The entry that a submission is to correct.', {
  entryId: id('Identifier of the entry.'),
  accession: text('Its accession.'),
  version: version('The version the proposal was made from.'),
  currentVersion: orNull(integer('The version it is at now; null where it is deleted.')),
  deleted: flag('Whether it is deleted.'),
  base: orNull(
    one(
      entrySnapshotNoun,
      'The entry as it was then; null for visitors who proposed from a version that was past already.',
    ),
  ),
});

/** What somebody proposes, where it stands, and what the one who asks may do with it. */
export type SubmissionView = Omit<Of<typeof submissionNoun>, 'ticket'>;
export const submissionNoun = noun(
  'Submission',
  'What somebody proposes: a new entry, or a correction of one. For reviewers, and for whoever submitted it.',
  {
    id: id('Identifier of the submission, a UUID.'),
    additional: texts('Further facts by free names; every value is a text.'),
    status: oneOf(submissionStatusNoun, 'Where it stands, in the three words of REST.'),
    statusDetail: oneOf(submissionStatusDetailNoun, 'Where it stands, told in full.', {
      description: 'Where it stands, told in full: sent back counts as pending, withdrawn as rejected.',
    }),
    reviewNote: orNull(text('What was said with the last decision or question.')),
    submittedBy: orNull(
      one(personNoun, 'Who submitted it; null for visitors, and for people who were deleted for good.'),
    ),
    submitterName: orNull(text('The name a visitor left.')),
    submitterEmail: orNull(text('The e-mail address a visitor left.')),
    wantsMail: flag('Whether decisions are mailed to the submitter.'),
    reviewedBy: orNull(
      one(personNoun, 'Who decided, or asked, last.', {
        description: 'Who decided, or asked, last. Visitors are not told.',
      }),
    ),
    reviewedAt: orNull(moment('When that was.')),
    entryId: orNull(id('The id of the entry that approving it made or changed.')),
    correctionOf: orNull(
      one(submissionTargetNoun, 'The entry it is to correct; null where it proposes a new one.'),
    ),
    version: version('Counts what happened to the submission, from 1.'),
    createdAt: moment('When it was made.'),
    updatedAt: moment('When something last happened to it.'),
    ticket: graphqlOnly(
      orNull(
        text(
          'The secret of the receipt, told once: by `createSubmission` to who is not signed in. Keep it secret.',
        ),
      ),
    ),
    canReview: flag('Whether the one who asks may decide on it now.'),
    canAnswer: flag('Whether the one who asks may answer and submit it again now.'),
    canWithdraw: flag('Whether the one who asks may withdraw it now.'),
    ...proposedFields,
  },
);

export type SubmissionEventView = Of<typeof submissionEventNoun>;
export const submissionEventNoun = noun('SubmissionEvent', 'Something that happened to a submission.', {
  kind: oneOf(eventKind, 'What happened.'),
  at: moment('When it happened.'),
  by: orNull(one(personNoun, 'Who did it; null for visitors, and for people who were deleted for good.')),
  note: orNull(text('What was said with it.')),
  changes: many(
    one(fieldChangeNoun, "What a resubmission, or the reviewer's corrections, changed of the proposal."),
    10,
  ),
});

/** How many submissions stand where, of those the one who asks may see. */
export type SubmissionCounts = Of<typeof submissionCountsNoun>;
export const submissionCountsNoun = noun(
  'SubmissionCounts',
  'How many submissions stand where, of those that the one who asks may see.',
  {
    pending: count('Those that wait for a reviewer.'),
    sent_back: count('Those that wait for an answer of the submitter.'),
    approved: count('Those that became entries.'),
    rejected: count('Those that a reviewer said no to.'),
    withdrawn: count('Those that were taken back.'),
  },
);
