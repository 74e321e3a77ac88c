import { useApolloClient } from '@apollo/client/react';
import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { PageAddress } from '../../../addresses';
import { DeletedEntriesDocument, useDeletedEntriesQuery } from '../../../generated/history';
import type { DeletedEntriesQuery } from '../../../generated/types';
import { paths } from '../../../paths';
import { pageSizes } from '../list/entriesSearchParams';

export type DeletedEntry = DeletedEntriesQuery['deletedEntries']['entries'][number];

const firstPage = { page: limits.page.default, limit: limits.listLimit.default };

/** The page of deleted entries that the URL requests; while another page loads, the previous one stays. */
export function useDeletedEntries() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const where = readWhere(params);
  const { data, previousData, loading, error, refetch } = useDeletedEntriesQuery({
    variables: where,
    // Others delete and restore entries too; show the cached page while refetching.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const removeFromPage = useRemoveFromPage(where);
  return {
    ...where,
    list: error ? undefined : (data ?? previousData)?.deletedEntries,
    isLoading: loading,
    error,
    removeFromPage,
    retry: () => void refetch().catch(() => undefined),
    goTo: ({ page = where.page, limit = where.limit }: PageAddress) =>
      void navigate(
        paths.deletedEntries({
          ...(page !== firstPage.page && { page }),
          ...(limit !== firstPage.limit && { limit }),
        }),
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

/** Removes a restored entry from the page immediately, then refetches the page to fill it up. */
function useRemoveFromPage(variables: { readonly page: number; readonly limit: number }) {
  const client = useApolloClient();
  const list = { query: DeletedEntriesDocument, variables };
  return (id: string, shown: DeletedEntriesQuery['deletedEntries']) => {
    const entries = shown.entries.filter((entry) => entry.id !== id);
    const total = shown.pagination.total - (shown.entries.length - entries.length);
    const pagination = { ...shown.pagination, total };
    client.writeQuery({ ...list, data: { deletedEntries: { ...shown, entries, pagination } } });
    client.query({ ...list, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
}
