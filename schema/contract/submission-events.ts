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
