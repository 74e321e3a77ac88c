import { limits } from '@contract/limits';

import { useSubmissionsQuery } from '../../../generated/submissions';
import type { SubmissionsQuery } from '../../../generated/types';
import { useShown } from '../../../hooks/useShown';
import { queryOf, type SubmissionsView } from './submissionsView';

type Page = SubmissionsQuery['submissions'];

export interface SubmissionList {
  readonly items: Page['items'];
  readonly pagination: Omit<Page['pagination'], '__typename'>;
  /** Whether an answer has come, be it for the view before this one. */
  readonly isKnown: boolean;
  /** Whether an answer is on its way. */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

const nothing = { page: limits.page.default, limit: limits.listLimit.default, total: 0, pages: 0 };

/**
 * The submissions that a view shows. While another page is on its way the one before stays, so that nothing jumps; a
 * failure empties the list (specification §4). Others submit and decide all the time, so what is kept is asked anew.
 */
export function useSubmissionList(asked: SubmissionsView): SubmissionList {
  const view = useShown(asked);
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
