import { limits } from '@contract/limits';

import { useSubmissionsQuery } from '../../../generated/submissions';
import { useDisplayedValue } from '../../../hooks/useDisplayedValue';
import { queryOf, type SubmissionsView } from './submissionsView';

export type SubmissionList = ReturnType<typeof useSubmissionList>;

const nothing = { page: limits.page.default, limit: limits.listLimit.default, total: 0, pages: 0 };

/**
 * The submissions of a view. While another page loads, the previous one stays, so that the layout does not jump; an
 * error empties the list (specification §4). Others submit and decide all the time, so cached pages are always
 * refetched.
 */
export function useSubmissionList(asked: SubmissionsView) {
  const view = useDisplayedValue(asked);
  const { data, previousData, loading, error, refetch } = useSubmissionsQuery({
    variables: queryOf(view),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const page = error ? undefined : (data ?? (loading ? previousData : undefined))?.submissions;
  return {
    items: page?.items ?? [],
    pagination: page?.pagination ?? nothing,
    /** Whether data is available, possibly of the previous view. */
    isKnown: page !== undefined,
    /** Whether a request is running. */
    isLoading: loading,
    error,
    refetch: () => void refetch().catch(() => undefined),
  };
}
