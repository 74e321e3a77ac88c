import { messages } from '../../../schema/contract/messages.js';
import {
  type SubmissionStatusDetail,
  type SubmissionTransition,
  submissionTransitions,
} from '../../../schema/contract/submission-status.js';
import { AppError } from '../../errors.js';

/** Whether this can be done to a submission that stands so. */
export function isPossible(detail: SubmissionStatusDetail, transition: SubmissionTransition): boolean {
  return submissionTransitions[transition].from.some((from) => from === detail);
}

/** Where a submission stands after a transition. Throws CONFLICT in words where it is not possible from here. */
export function nextState(
  detail: SubmissionStatusDetail,
  transition: SubmissionTransition,
): SubmissionStatusDetail {
  if (!isPossible(detail, transition)) throw new AppError('CONFLICT', refusals[detail]);
  return submissionTransitions[transition].to;
}

/** Why something cannot be done: because of where the submission stands. */
const refusals: Readonly<Record<SubmissionStatusDetail, string>> = {
  pending: messages.submissionWaitsForReviewer,
  sent_back: messages.submissionWaitsForAnswer,
  approved: messages.submissionAlready('approved'),
  rejected: messages.submissionAlready('rejected'),
  withdrawn: messages.submissionAlready('withdrawn'),
};
