import {
  ApproveSubmissionDocument,
  RejectSubmissionDocument,
  SendBackSubmissionDocument,
} from '../generated/review';
import { SubmissionCountsDocument } from '../generated/submissionCounts';
import { SubmissionDocument, SubmissionsDocument } from '../generated/submissions';
import type {
  ApproveSubmissionMutationVariables,
  EntryFieldsFragment,
  RejectSubmissionMutationVariables,
  SendBackSubmissionMutationVariables,
  SubmissionCountsQuery,
  SubmissionFieldsFragment,
  SubmissionInFullFragment,
  SubmissionsQueryVariables,
} from '../generated/types';
import { answerTo, paginationOf } from './answers';

/** The initial variables of a reviewer's list. */
export const queueVariables: SubmissionsQueryVariables = { detail: 'pending', sortOrder: 'asc' };

/** The answer with a page of submissions; by default the queue. */
export function submissionsAnswer(
  items: readonly SubmissionFieldsFragment[],
  variables: SubmissionsQueryVariables = queueVariables,
  total = items.length,
) {
  const pagination = paginationOf(total, variables.page, variables.limit);
  return {
    request: { query: SubmissionsDocument, variables },
    result: { data: { submissions: { __typename: 'SubmissionPage', items, pagination } } },
    maxUsageCount: 9,
  };
}

/** The answer with the number of submissions by status. */
export function countsAnswer(
  counts: Partial<Omit<SubmissionCountsQuery['submissionCounts'], '__typename'>> = {},
) {
  const none = { pending: 0, sent_back: 0, approved: 0, rejected: 0, withdrawn: 0 };
  return {
    request: { query: SubmissionCountsDocument },
    result: { data: { submissionCounts: { __typename: 'SubmissionCounts', ...none, ...counts } } },
    maxUsageCount: 9,
  };
}

/** The answer with one submission for its reviewer, with the most similar entries. */
export function reviewAnswer(
  submission: SubmissionInFullFragment,
  closestEntries: readonly EntryFieldsFragment[] = [],
) {
  return answerTo(
    { query: SubmissionDocument, variables: { id: submission.id, isReview: true } },
    { submission: { ...submission, closestEntries } },
  );
}

/** The answer with one submission for its submitter; `null` if it does not exist. */
export function ownAnswer(id: string, submission: SubmissionInFullFragment | null) {
  return answerTo({ query: SubmissionDocument, variables: { id, isReview: false } }, { submission });
}

/** The request that decides on a submission. */
export const approveRequest = (variables: ApproveSubmissionMutationVariables) => ({
  query: ApproveSubmissionDocument,
  variables: { reviewNote: null, ...variables },
});
export const rejectRequest = (variables: RejectSubmissionMutationVariables) => ({
  query: RejectSubmissionDocument,
  variables: { reviewNote: null, ...variables },
});
export const sendBackRequest = (variables: SendBackSubmissionMutationVariables) => ({
  query: SendBackSubmissionDocument,
  variables,
});

/** The answer with the submission after the decision. */
export const approvedAnswer = (request: ReturnType<typeof approveRequest>, done: SubmissionInFullFragment) =>
  answerTo(request, { approveSubmission: done });
export const rejectedAnswer = (request: ReturnType<typeof rejectRequest>, done: SubmissionInFullFragment) =>
  answerTo(request, { rejectSubmission: done });
export const sentBackAnswer = (request: ReturnType<typeof sendBackRequest>, done: SubmissionInFullFragment) =>
  answerTo(request, { sendBackSubmission: done });
