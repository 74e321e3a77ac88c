/** The three words REST knows of a submission; what the product adds to them is said beside, in the detail. */
export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Where a submission stands, told in full, and the word clients of REST know it by. */
export const submissionStatusDetails = {
  pending: 'pending',
  sent_back: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'rejected',
} as const satisfies Record<string, SubmissionStatus>;
export type SubmissionStatusDetail = keyof typeof submissionStatusDetails;

/** What is done to a submission, from which states, and where it stands then. */
export const submissionTransitions = {
  resubmit: { from: ['sent_back'], to: 'pending' },
  withdraw: { from: ['pending', 'sent_back'], to: 'withdrawn' },
  sendBack: { from: ['pending'], to: 'sent_back' },
  // To clients of REST one that was sent back is pending like any other, and can be decided on.
  approve: { from: ['pending', 'sent_back'], to: 'approved' },
  reject: { from: ['pending', 'sent_back'], to: 'rejected' },
} as const satisfies Record<
  string,
  { readonly from: readonly SubmissionStatusDetail[]; readonly to: SubmissionStatusDetail }
>;
export type SubmissionTransition = keyof typeof submissionTransitions;

/** What can happen to a submission; its timeline tells each with who did it and what was said. */
export const submissionEventKinds = [
  'submitted',
  'resubmitted',
  'sent_back',
  'withdrawn',
  'approved',
  'rejected',
] as const;
export type SubmissionEventKind = (typeof submissionEventKinds)[number];
