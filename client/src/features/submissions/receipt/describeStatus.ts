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
        ? { title: 'Your answer is with the reviewer', text: `Nothing is left for you to do. ${unseen}` }
        : { title: 'It waits for a reviewer', text: `Nothing is left for you to do. ${unseen}` };
    case 'sent_back':
      return {
        title: 'The reviewer has a question',
        text: 'It goes on when you answer: in words, by changing the proposal, or both.',
      };
    case 'approved':
      if (entry === null) return { title: 'It was approved', text: 'The entry was deleted since.' };
      return isCorrection
        ? { title: 'Your correction was taken over', text: 'The entry says it now:' }
        : { title: 'It is in the database', text: 'It became an entry:' };
    case 'rejected':
      return {
        title: 'It was not taken into the database',
        text: 'You can propose it again when you know more.',
      };
    case 'withdrawn':
      return { title: 'You have withdrawn it', text: 'Nobody reviews it any more.' };
  }
}

const unseen = 'Until it is approved, nobody but you and the reviewers sees it.';
