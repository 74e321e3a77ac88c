import type { SubmissionStatusDetail } from '@contract/submission-status';

interface StatusLabels {
  readonly label: string;
  /** The meaning of the status, for the submitter. */
  readonly meaning: string;
}

/** The label and meaning of each status of a submission. */
export const submissionStatuses: Readonly<Record<SubmissionStatusDetail, StatusLabels>> = {
  pending: { label: 'Pending', meaning: 'Waits for a reviewer' },
  sent_back: { label: 'Sent back', meaning: 'Waits for an answer to a question' },
  approved: { label: 'Approved', meaning: 'Is published as an entry' },
  rejected: { label: 'Rejected', meaning: 'Was not taken into the database' },
  withdrawn: { label: 'Withdrawn', meaning: 'Was taken back by whoever submitted it' },
};
