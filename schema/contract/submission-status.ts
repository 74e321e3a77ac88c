/** The three statuses of a submission in REST; `submissionStatusDetails` distinguishes more. */
export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The detailed statuses of a submission, each with its status for clients of REST. */
export const submissionStatusDetails = {
  pending: 'pending',
  sent_back: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'rejected',
} as const satisfies Record<string, SubmissionStatus>;
export type SubmissionStatusDetail = keyof typeof submissionStatusDetails;

/** The transitions of a submission: the statuses from which each is allowed, and the resulting status. */
export const submissionTransitions = {
  resubmit: { from: ['sent_back'], to: 'pending' },
  withdraw: { from: ['pending', 'sent_back'], to: 'withdrawn' },
  sendBack: { from: ['pending'], to: 'sent_back' },
  // For clients of REST a submission that was sent back is pending like any other, and can be decided on.
  approve: { from: ['pending', 'sent_back'], to: 'approved' },
  reject: { from: ['pending', 'sent_back'], to: 'rejected' },
} as const satisfies Record<
  string,
  { readonly from: readonly SubmissionStatusDetail[]; readonly to: SubmissionStatusDetail }
>;
export type SubmissionTransition = keyof typeof submissionTransitions;

/** The events of a submission; its timeline shows each with its author and text. */
export type SubmissionEventKind =
  | 'submitted'
  | 'resubmitted'
  | 'sent_back'
  | 'withdrawn'
  | 'approved'
  | 'rejected';
