import { isInProgress } from '@contract/imports';
import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { PageAddress } from '../../../addresses';
import { useImportsQuery } from '../../../generated/imports';
import { paths } from '../../../paths';
import { usePolling } from '../usePolling';

export const pageSizes = [10, 25, 50, 100] as const;

const firstPage = { page: limits.page.default, limit: limits.listLimit.default };
/** Polling interval of the list while an import in it is in progress, in milliseconds. */
const pollMs = 2000;

/** The page of past imports that the URL requests; while another page loads, the previous one stays. */
export function usePastImports() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const where = readWhere(params);
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
    retry: () => void refetch().catch(() => undefined),
    goTo: ({ page = where.page, limit = where.limit }: PageAddress) =>
      void navigate(
        paths.imports({
          ...(page !== firstPage.page && { page }),
          ...(limit !== firstPage.limit && { limit }),
        }),
        { preventScrollReset: true },
      ),
  };
}

function readWhere(params: URLSearchParams) {
  const limit = readWholeNumber(params.get('limit'), limits.listLimit);
  return {
    page: readWholeNumber(params.get('page'), limits.page) ?? firstPage.page,
    limit: pageSizes.find((size) => size === limit) ?? firstPage.limit,
  };
}
