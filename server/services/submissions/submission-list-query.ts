import {
  type SubmissionStatusDetail,
  submissionStatusDetails,
  submissionStatuses,
} from '../../../schema/contract/submission-status.js';
import { isAbsent, oneOf } from '../read-input.js';
import type { SubmissionListInput } from './submission-inputs.js';

const allDetails: readonly SubmissionStatusDetail[] = [
  'pending',
  'sent_back',
  'approved',
  'rejected',
  'withdrawn',
];

/** Returns the detailed statuses that a list includes, by `status`, `detail`, or both; `null` for all of them. */
export function readDetails({
  status,
  detail,
}: Pick<SubmissionListInput, 'status' | 'detail'>): readonly SubmissionStatusDetail[] | null {
  if (isAbsent(status) && isAbsent(detail)) return null;
  const word = isAbsent(status) ? null : oneOf('status', status, submissionStatuses, 'pending');
  const full = isAbsent(detail) ? null : oneOf('statusDetail', detail, allDetails, 'pending');
  return allDetails
    .filter((one) => word === null || submissionStatusDetails[one] === word)
    .filter((one) => full === null || one === full);
}
