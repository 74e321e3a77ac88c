import type { Operation } from '@contract/failures';
import { submissionTransitions } from '@contract/submission-status';

import type { SubmissionInFullFragment } from '../../../generated/types';

/** The decisions of a reviewer. */
export type Decision = 'approve' | 'sendBack' | 'reject';

interface DecisionLabels {
  /** The label of the button. */
  readonly label: string;
  readonly title: string;
  readonly noteLabel: string;
  readonly noteHint: string;
  /** The start of the notification, before the name of the submission. */
  readonly done: string;
  readonly operation: Operation;
}

export const decisionLabels: Readonly<Record<Decision, DecisionLabels>> = {
  approve: {
    label: 'Approve and publish',
    title: 'Approve and publish?',
    noteLabel: 'Note (optional)',
    noteHint: 'The submitter sees it with the decision.',
    done: 'Approved',
    operation: 'approveSubmission',
  },
  sendBack: {
    label: 'Send back with a question',
    title: 'Send back with a question',
    noteLabel: 'Question',
    noteHint: 'The submitter can answer and change the proposal.',
    done: 'Sent back',
    operation: 'sendBackSubmission',
  },
  reject: {
    label: 'Reject',
    title: 'Reject this submission?',
    noteLabel: 'Note (optional)',
    noteHint: 'Give the reason. The submitter sees it with the decision.',
    done: 'Rejected',
    operation: 'rejectSubmission',
  },
};

type ReviewedSubmission = Pick<
  SubmissionInFullFragment,
  'statusDetail' | 'canReview' | 'submittedBy' | 'correctionOf'
>;

/** Why the user cannot make a decision; `null` if they can. */
export function refusalOf(
  decision: Decision,
  submission: ReviewedSubmission,
  userId: string | null,
): string | null {
  const { statusDetail, canReview, submittedBy, correctionOf } = submission;
  const from: readonly string[] = submissionTransitions[decision].from;
  if (statusDetail === 'sent_back' && !from.includes(statusDetail))
    return 'It is waiting for an answer from the submitter';
  if (!from.includes(statusDetail)) return `It is already ${statusDetail}`;
  if (submittedBy !== null && submittedBy.id === userId && !canReview)
    return 'You submitted this yourself; another reviewer must decide';
  if (!canReview) return 'You cannot decide on this submission';
  if (decision === 'approve' && correctionOf?.deleted === true)
    return `${correctionOf.accession} was deleted; restore it first, or reject the correction`;
  return null;
}
