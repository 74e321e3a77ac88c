/** What the server says of submissions; part of `messages`. */
export const submissionMessages = {
  submissionFieldRequired: (field: string) => `${field} is required`,
  submissionIdRequired: 'Submission id is required',
  submissionNotFound: 'Submission not found',
  submissionAlready: (status: string) => `Submission already ${status}`,
} as const;
