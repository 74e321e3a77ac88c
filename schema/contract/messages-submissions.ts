/** Server messages about submissions; part of `messages`. */
export const submissionMessages = {
  submissionIdRequired: 'Submission id is required',
  submissionIdInvalid: 'Invalid submission ID',
  submissionNotFound: 'Submission not found',
  submissionReceived: 'Thank you: the submission is waiting for a reviewer',
  submissionApproved: 'Submission approved successfully',
  submissionRejected: 'Submission rejected successfully',
  submissionSentBack: 'The question was sent to the submitter',
  submissionResubmitted: 'Thank you: the submission is waiting for a reviewer again',
  submissionWithdrawn: 'The submission was withdrawn',
  submissionMailWanted: 'Decisions will be sent by e-mail',
  submissionMailUnwanted: 'No more e-mails about this submission will be sent',
  submissionOwn: 'You cannot decide on your own submission',
  submissionAlready: (status: string) => `Submission already ${status}`,
  submissionWaitsForAnswer:
    'The submission was sent back with a question and is waiting for the answer of the submitter',
  submissionWaitsForReviewer: 'The submission is waiting for a reviewer; there is no question to answer',
  submissionStale: (current: number) =>
    `The submission has changed: it is now at version ${String(current)}. Check the changes and try again`,
  submissionQuestionRequired: 'A question is required',
  submissionAnswerRequired: 'Write an answer, or change the proposal',
  submissionTrap: 'The field website must stay empty; please clear it and send the submission again',
  submissionNoAddress: 'This submission has no e-mail address, so no e-mails can be sent',
  submissionCorrectionsMalformed: 'corrections must be an object of fields and texts',
  correctionChangesNothing: 'The entry already has these values; change a value to suggest a correction',
  correctionEntryDeleted:
    'The entry to correct was deleted; restore it to approve the correction, or reject the correction',
  correctionEntryMoved: (current: number) =>
    `The entry has changed since the correction was proposed: it is now at version ${String(current)}. Check ` +
    `both, and approve with entryVersion ${String(current)}`,
} as const;
