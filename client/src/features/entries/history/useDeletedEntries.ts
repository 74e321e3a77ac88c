import { useApolloClient } from '@apollo/client/react';

import { latestResult } from '../../../components/latestResult';
import { usePaging } from '../../../components/list/paging';
import { DeletedEntriesDocument, useDeletedEntriesQuery } from '../../../generated/history';
import type { DeletedEntriesQuery } from '../../../generated/types';
import { paths } from '../../../paths';

export type DeletedEntry = DeletedEntriesQuery['deletedEntries']['entries'][number];

/** The page of deleted entries that the URL requests; while another page loads, the previous one stays. */
export function useDeletedEntries() {
  const { where, goTo } = usePaging(paths.deletedEntries);
  const result = useDeletedEntriesQuery({
    variables: where,
    // Others delete and restore entries too; show the cached page while refetching.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, answer } = latestResult(result);
  const removeFromPage = useRemoveFromPage(where);
  return { list: data?.deletedEntries, answer, limit: where.limit, removeFromPage, goTo };
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
