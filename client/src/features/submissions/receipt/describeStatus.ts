import type { SubmissionInFullFragment } from '../../../generated/types';

/** The title and text of the status on a receipt. */
interface StatusText {
  readonly title: string;
  readonly text: string;
}

type DescribedSubmission = Pick<
  SubmissionInFullFragment,
  'statusDetail' | 'correctionOf' | 'entry' | 'events'
>;

/** Explains the status of a submission and the next step to its submitter. */
export function describeStatus({
  statusDetail,
  correctionOf,
  entry,
  events,
}: DescribedSubmission): StatusText {
  const isCorrection = correctionOf !== null;
  switch (statusDetail) {
    case 'pending':
      return events.some(({ kind }) => kind === 'resubmitted')
        ? { title: 'Your answer is with the reviewer', text: `You do not have to do anything. ${unseen}` }
        : {
            title: 'Your submission is waiting for a reviewer',
            text: `You do not have to do anything. ${unseen}`,
          };
    case 'sent_back':
      return {
        title: 'The reviewer has a question',
        text: 'The review continues after your answer. Write a text, change the proposal, or do both.',
      };
    case 'approved':
      if (entry === null)
        return { title: 'Your submission was approved', text: 'The entry has been deleted since.' };
      return isCorrection
        ? { title: 'Your correction was accepted', text: 'The corrected entry:' }
        : { title: 'Your proposal was accepted', text: 'The new entry:' };
    case 'rejected':
      return {
        title: 'Your submission was rejected',
        text: 'You can propose it again with more evidence.',
      };
    case 'withdrawn':
      return { title: 'You withdrew your submission', text: 'No one will review it.' };
  }
}

const unseen = 'Until it is approved, only you and the reviewers can see it.';
