import { useSubmissionsQuery } from '../../../generated/submissions';
import { useDisplayedValue } from '../../../hooks/useDisplayedValue';
import { queryOf, type SubmissionsView } from './submissionsView';

export type SubmissionList = ReturnType<typeof useSubmissionList>;

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
  return {
    /** The page of the list, possibly of the previous view. */
    page: error ? undefined : (data ?? (loading ? previousData : undefined))?.submissions,
    /** Whether a request is running. */
    isLoading: loading,
    error,
    refetch,
  };
}
