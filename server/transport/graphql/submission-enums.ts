import { registerEnumType } from 'type-graphql';

import {
  submissionEventKinds,
  submissionStatusDetails,
  submissionStatuses,
} from '../../../schema/contract/submission-status.js';
import { describe, enumOf } from './enum-words.js';

export const SubmissionStatusEnum = enumOf(submissionStatuses);
registerEnumType(SubmissionStatusEnum, {
  name: 'SubmissionStatus',
  description: 'Where a submission stands, in the three words of REST.',
  valuesConfig: describe({
    pending: 'It waits: for a reviewer, or for an answer of the submitter.',
    approved: 'It became an entry, or a revision of one.',
    rejected: 'It did not: a reviewer said no, or the submitter withdrew it.',
  }),
});

export const SubmissionStatusDetailEnum = enumOf(Object.keys(submissionStatusDetails));
registerEnumType(SubmissionStatusDetailEnum, {
  name: 'SubmissionStatusDetail',
  description: 'Where a submission stands, told in full.',
  valuesConfig: describe({
    pending: 'It waits for a reviewer.',
    sent_back: 'A reviewer asked a question; it waits for the submitter.',
    approved: 'It became an entry, or a revision of one.',
    rejected: 'A reviewer said no.',
    withdrawn: 'The submitter took it back.',
  }),
});

export const SubmissionEventKindEnum = enumOf(submissionEventKinds);
registerEnumType(SubmissionEventKindEnum, {
  name: 'SubmissionEventKind',
  description: 'What happened to a submission.',
  valuesConfig: describe({
    submitted: 'It was made.',
    resubmitted: 'The submitter answered a question, and perhaps changed the proposal.',
    sent_back: 'A reviewer asked a question.',
    withdrawn: 'The submitter took it back.',
    approved: 'A reviewer made an entry of it, or a revision of one; perhaps with corrections.',
    rejected: 'A reviewer said no.',
  }),
});
