import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

import { EntriesDocument, RelatedEntriesDocument } from '../../../generated/entries';
import type { EntriesQueryVariables } from '../../../generated/types';

/** Fetches what the page of an entry shows beyond the entry itself, before somebody goes there. */
export function usePrefetchEntry(id: string): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    client.query({ query: RelatedEntriesDocument, variables: { id } }).catch(leaveItToThePage);
  }, [client, id]);
}

/** Fetches a page of the list before somebody turns to it; without variables, nothing. */
export function usePrefetchEntries(variables: EntriesQueryVariables | null): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    if (variables) client.query({ query: EntriesDocument, variables }).catch(leaveItToThePage);
  }, [client, variables]);
}

/** Whoever does go there asks again, and is told then. */
const leaveItToThePage = () => undefined;
