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

/** The variables of a reviewer's list as it starts. */
export const queueVariables: SubmissionsQueryVariables = { detail: 'pending', sortOrder: 'asc' };

/** A page of submissions as the server answers it; the queue unless a test asks otherwise. */
export function submissionsAnswer(
  items: readonly SubmissionFieldsFragment[],
  variables: SubmissionsQueryVariables = queueVariables,
  total = items.length,
) {
  const { page, limit } = { page: variables.page ?? 1, limit: variables.limit ?? 10 };
  const pagination = { __typename: 'Pagination', page, limit, total, pages: Math.ceil(total / limit) };
  return {
    request: { query: SubmissionsDocument, variables },
    result: { data: { submissions: { __typename: 'SubmissionPage', items, pagination } } },
    maxUsageCount: 9,
  };
}

/** How many submissions stand where. */
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

/** One submission as its reviewer sees it, with the entries closest to it. */
export function reviewAnswer(
  submission: SubmissionInFullFragment,
  closestEntries: readonly EntryFieldsFragment[] = [],
) {
  return {
    request: { query: SubmissionDocument, variables: { id: submission.id, isReview: true } },
    result: { data: { submission: { ...submission, closestEntries } } },
  };
}

/** One submission as its submitter sees it; nothing where there is none. */
export function ownAnswer(id: string, submission: SubmissionInFullFragment | null) {
  return {
    request: { query: SubmissionDocument, variables: { id, isReview: false } },
    result: { data: { submission } },
  };
}

/** What is asked of the server to decide. */
export const approving = (variables: ApproveSubmissionMutationVariables) => ({
  query: ApproveSubmissionDocument,
  variables: { reviewNote: null, ...variables },
});
export const rejecting = (variables: RejectSubmissionMutationVariables) => ({
  query: RejectSubmissionDocument,
  variables: { reviewNote: null, ...variables },
});
export const sendingBack = (variables: SendBackSubmissionMutationVariables) => ({
  query: SendBackSubmissionDocument,
  variables,
});

/** The submission as it is after the decision. */
export const approvedAnswer = (request: ReturnType<typeof approving>, done: SubmissionInFullFragment) => ({
  request,
  result: { data: { approveSubmission: done } },
});
export const rejectedAnswer = (request: ReturnType<typeof rejecting>, done: SubmissionInFullFragment) => ({
  request,
  result: { data: { rejectSubmission: done } },
});
export const sentBackAnswer = (request: ReturnType<typeof sendingBack>, done: SubmissionInFullFragment) => ({
  request,
  result: { data: { sendBackSubmission: done } },
});
