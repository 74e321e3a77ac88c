import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type DocumentNode, Kind } from 'graphql';
import { useEffect } from 'react';

/** At most once in so many milliseconds, however often somebody goes back and forth between windows. */
const pause = 5000;

/**
 * Brings what others changed meanwhile when somebody comes back to the window: what is on screen of these queries is
 * asked for again. It happens quietly: what is there stays until the answer takes its place, also where none comes.
 */
export function useFreshOnFocus(documents: readonly DocumentNode[]): void {
  const client = useApolloClient();
  useEffect(
    function watchWindow() {
      // What has just come is fresh.
      let last = Date.now();
      const refresh = () => {
        if (document.visibilityState !== 'visible' || Date.now() - last < pause) return;
        last = Date.now();
        askAgain(client, documents.map(nameOf));
      };
      window.addEventListener('focus', refresh);
      document.addEventListener('visibilitychange', refresh);
      return () => {
        window.removeEventListener('focus', refresh);
        document.removeEventListener('visibilitychange', refresh);
      };
    },
    [client, documents],
  );
}

/** Through the cache, which tells whoever shows it: neither a skeleton nor a failure takes the place of what is there. */
function askAgain(client: ApolloClient, names: readonly (string | undefined)[]): void {
  for (const { queryName, query, variables } of client.getObservableQueries('active')) {
    if (queryName === undefined || !names.includes(queryName)) continue;
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}

function nameOf(document: DocumentNode): string | undefined {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation && 'name' in operation ? operation.name?.value : undefined;
}
