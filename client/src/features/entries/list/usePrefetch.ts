import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { EntriesDocument, RelatedEntriesDocument } from '../../../generated/entries';
import type { EntriesQueryVariables } from '../../../generated/types';

/** Returns a function that prefetches an entry's page: its code, and its data beyond the entry itself. */
export function usePrefetchEntry(id: string): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    import('../detail/EntryPage').catch(ignoreError);
    client.query({ query: RelatedEntriesDocument, variables: { id } }).catch(ignoreError);
  }, [client, id]);
}

/** Returns a function that prefetches a page of the list; without variables it does nothing. */
export function usePrefetchEntries(variables: EntriesQueryVariables | null): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    if (variables) client.query({ query: EntriesDocument, variables }).catch(ignoreError);
  }, [client, variables]);
}

/** Ignores errors: the page queries again when it is opened, and reports them then. */
const ignoreError = () => undefined;
