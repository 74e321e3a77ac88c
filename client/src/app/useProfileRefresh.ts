import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { MeDocument } from '../generated/session';
import { session } from '../session/session';

/** Queries the signed-in person once after the start, so that a new name or role shows and a dead session ends. */
export function useProfileRefresh(isRestored: boolean): void {
  const client = useApolloClient();
  useEffect(
    function fetchProfile() {
      if (!isRestored || !session.state().isAuthenticated) return;
      client
        .query({ query: MeDocument, fetchPolicy: 'network-only' })
        .then(({ data }) => data && session.updateUser(data.me))
        // The stored profile is sufficient until an operation requires more.
        .catch(() => undefined);
    },
    [client, isRestored],
  );
}
