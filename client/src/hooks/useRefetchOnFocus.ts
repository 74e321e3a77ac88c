import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type DocumentNode, Kind } from 'graphql';
import { useEffect, useEffectEvent } from 'react';

/** Minimum time between two refreshes in milliseconds, however often the user switches between windows. */
const pause = 5000;

/**
 * Fetches the active ones of these queries again when the user returns to the window, to show what others have changed.
 * The current data stays on screen until the answer replaces it, also if the request fails.
 */
export function useRefetchOnFocus(...documents: readonly DocumentNode[]): void {
  const client = useApolloClient();
  const refetchDocuments = useEffectEvent(() => refetch(client, documents.map(nameOf)));
  useEffect(function watchWindow() {
    // Data that was just loaded is fresh.
    let last = Date.now();
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < pause) return;
      last = Date.now();
      refetchDocuments();
    };
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}

/** Goes through the cache, which updates the components: neither a skeleton nor an error replaces the current data. */
function refetch(client: ApolloClient, names: readonly (string | undefined)[]): void {
  for (const { queryName, query, variables } of client.getObservableQueries('active')) {
    if (queryName === undefined || !names.includes(queryName)) continue;
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}

function nameOf(document: DocumentNode): string | undefined {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation && 'name' in operation ? operation.name?.value : undefined;
}
