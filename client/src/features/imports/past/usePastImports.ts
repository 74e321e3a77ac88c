import { isInProgress } from '@contract/imports';

import { usePaging } from '../../../components/list/usePaging';
import { useImportsQuery } from '../../../generated/imports';
import { paths } from '../../../paths';
import { usePolling } from '../usePolling';

/** Polling interval of the list while an import in it is in progress, in milliseconds. */
const pollMs = 2000;

/** The page of past imports that the URL requests; while another page loads, the previous one stays. */
export function usePastImports() {
  const { where, goTo } = usePaging(paths.imports, { preventScrollReset: true });
  const { data, previousData, loading, error, refetch, ...polled } = useImportsQuery({
    variables: where,
    // Others import too; show the cached page while refetching.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = error && data === undefined ? undefined : (data ?? previousData)?.imports;
  const isMoving = list?.items.some(({ status }) => isInProgress(status)) ?? false;
  usePolling(polled, isMoving, pollMs);
  return {
    ...where,
    list,
    isLoading: loading,
    error: list === undefined ? error : undefined,
    retry: refetch,
    goTo,
  };
}
