import { limits } from '@contract/limits';

import { useSubmissionsQuery } from '../../../generated/submissions';
import type { SubmissionsQuery } from '../../../generated/types';
import { useDisplayedValue } from '../../../hooks/useDisplayedValue';
import { queryOf, type SubmissionsView } from './submissionsView';

type Page = SubmissionsQuery['submissions'];

export interface SubmissionList {
  readonly items: Page['items'];
  readonly pagination: Omit<Page['pagination'], '__typename'>;
  /** Whether data is available, possibly of the previous view. */
  readonly isKnown: boolean;
  /** Whether a request is running. */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

const nothing = { page: limits.page.default, limit: limits.listLimit.default, total: 0, pages: 0 };

/**
 * The submissions of a view. While another page loads, the previous one stays, so that the layout does not jump; an
 * error empties the list (specification §4). Others submit and decide all the time, so cached pages are always
 * refetched.
 */
export function useSubmissionList(asked: SubmissionsView): SubmissionList {
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
    isKnown: page !== undefined,
    isLoading: loading,
    error,
    refetch: () => void refetch().catch(() => undefined),
  };
}
