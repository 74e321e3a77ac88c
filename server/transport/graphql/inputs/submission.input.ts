import { flag, input, integer, key, type Of, one, oneOf, text } from '../../../nouns/noun.js';
import { submissionStatusDetailNoun, submissionStatusNoun } from '../../../nouns/submission.js';
import { limitField, pageField, sortOrderNoun } from '../../../nouns/list-args.js';

const submitterInput = input(
  'SubmitterInput',
  'Contact data of a visitor. For signed-in people, only `wantsMail` is used.',
  {
    name: text('Name, for credit.'),
    email: text('E-mail address for the answer.'),
    wantsMail: flag('Whether to send decisions by e-mail. Default: true.'),
  },
);

export type NewSubmissionArgs = Of<typeof newSubmissionArgs>;
export const newSubmissionArgs = input('NewSubmissionArgs', 'What accompanies a proposal.', {
  submitter: one(submitterInput, 'Contact data of the submitter.'),
  correctionOf: key('Id or accession of the entry to correct.'),
  version: integer('Version of that entry that the correction is based on.'),
  note: text('Note to the reviewer.'),
  website: text('Leave it empty. It detects bots, which fill it in.'),
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
    ),
    sortOrder: oneOf(sortOrderNoun, 'Newest first (desc) or oldest first (asc).', { default: 'desc' }),
    page: pageField,
    limit: limitField('submissions on a page'),
  },
);
