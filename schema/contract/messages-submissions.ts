/** Server messages about submissions; part of `messages`. */
export const submissionMessages = {
  submissionFieldRequired: (field: string) => `${field} is required`,
  submissionIdRequired: 'Submission id is required',
  submissionIdInvalid: 'Invalid submission ID',
  submissionNotFound: 'Submission not found',
  submissionReceived: 'Thank you: the submission is waiting for a reviewer',
  submissionApproved: 'Submission approved successfully',
  submissionRejected: 'Submission rejected successfully',
  submissionSentBack: 'The question is sent to the submitter',
  submissionResubmitted: 'Thank you: the submission is waiting for a reviewer again',
  submissionWithdrawn: 'The submission is withdrawn',
  submissionMailWanted: 'Decisions will be mailed',
  submissionMailUnwanted: 'No more messages about this submission will be mailed',
  submissionOwn: 'You cannot decide on your own submission',
  submissionAlready: (status: string) => `Submission already ${status}`,
  submissionWaitsForAnswer:
    'The submission was sent back with a question, and waits for the answer of who submitted it',
  submissionWaitsForReviewer: 'The submission is waiting for a reviewer; there is no question to answer',
  submissionStale: (current: number) =>
    `The submission was changed meanwhile: it is now at version ${String(current)}. Look at it, and decide what is right`,
  submissionQuestionRequired: 'A question is required',
  submissionTrap: 'The field website must stay empty; please clear it and send the submission again',
  submissionNoAddress: 'No e-mail address was left with this submission, so nothing can be mailed',
  submissionCorrectionsMalformed: 'corrections must be an object of fields and texts',
  correctionChangesNothing:
    'The entry says just that already; change something of it to suggest a correction',
  correctionEntryDeleted:
    'The entry that this was to correct is deleted; restore it to approve the correction, or reject it',
  correctionEntryMoved: (current: number) =>
    `The entry was changed since this correction was proposed: it is now at version ${String(current)}. Look at both, and approve with entryVersion ${String(current)}`,
} as const;
