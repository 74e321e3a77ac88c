import type { SubmissionStatusDetail } from '@contract/submission-status';

interface StatusLabels {
  readonly label: string;
  /** The meaning of the status, for the submitter. */
  readonly meaning: string;
}

export const submissionStatuses: Readonly<Record<SubmissionStatusDetail, StatusLabels>> = {
  pending: { label: 'Pending', meaning: 'Waiting for a reviewer' },
  sent_back: { label: 'Sent back', meaning: 'Waiting for an answer from the submitter' },
  approved: { label: 'Approved', meaning: 'Published as an entry' },
  rejected: { label: 'Rejected', meaning: 'Not published' },
  withdrawn: { label: 'Withdrawn', meaning: 'Withdrawn by the submitter' },
};

/** Whether no decision on a submission is left. */
export function isOver({ statusDetail }: { readonly statusDetail: SubmissionStatusDetail }): boolean {
  return statusDetail !== 'pending' && statusDetail !== 'sent_back';
}
