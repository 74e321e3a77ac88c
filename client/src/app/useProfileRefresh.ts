import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { notifyAnswer } from '../components/notify';
import { MeDocument } from '../generated/session';
import { session } from '../session/session';

/**
 * Queries the signed-in person after the start, and when a right is missing, so that a new name or role shows and a
 * dead session ends.
 */
export function useProfileRefresh(isRestored: boolean): void {
  const client = useApolloClient();
  useEffect(
    function fetchProfile() {
      if (!isRestored) return;
      const refresh = () => void refreshProfile(client);
      refresh();
      return session.watchForbidden(refresh);
    },
    [client, isRestored],
  );
}

async function refreshProfile(client: ApolloClient): Promise<void> {
  const before = session.state().user;
  if (before === null) return;
  try {
    const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
    if (data === undefined || data.me.id !== session.state().user?.id) return;
    session.updateUser(data.me);
    if (data.me.role !== before.role) notifyAnswer(`Your role is now ${data.me.role}`);
  } catch {
    // The stored profile is sufficient until an operation requires more.
  }
}
