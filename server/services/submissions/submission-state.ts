import { messages } from '../../../schema/contract/messages.js';
import {
  type SubmissionStatusDetail,
  type SubmissionTransition,
  submissionTransitions,
} from '../../../schema/contract/submission-status.js';
import { AppError } from '../../errors.js';

/** Whether a submission in this status allows a transition. */
export function isPossible(detail: SubmissionStatusDetail, transition: SubmissionTransition): boolean {
  return submissionTransitions[transition].from.some((from) => from === detail);
}

/** Returns the status after a transition. Throws CONFLICT with an explanation if it is not possible from here. */
export function nextState(
  detail: SubmissionStatusDetail,
  transition: SubmissionTransition,
): SubmissionStatusDetail {
  if (!isPossible(detail, transition)) throw new AppError('CONFLICT', refusals[detail]);
  return submissionTransitions[transition].to;
}

/** The message why a transition is not possible, by status. */
const refusals: Readonly<Record<SubmissionStatusDetail, string>> = {
  pending: messages.submissionWaitsForReviewer,
  sent_back: messages.submissionWaitsForAnswer,
  approved: messages.submissionAlready('approved'),
  rejected: messages.submissionAlready('rejected'),
  withdrawn: messages.submissionAlready('withdrawn'),
};
