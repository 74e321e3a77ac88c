import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@contract/messages';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isConflict, isNotFound } from '../../../components/failureDetails';
import { notifyAnswer } from '../../../components/notify';
import { notifyFailure } from '../../../components/notifyDownload';
import {
  EntryDocument,
  type EntryFieldsFragment,
  EntryHistoryDocument,
  type RevisionFieldsFragment,
  useDeleteEntryMutation,
} from '../../../generated/graphql';
import { paths } from '../../../paths';
import { listOnScreen, removeEntry } from '../editing/entriesCache';
import { readEntryLinkState } from '../entryLinkState';
import { pageOfHistory } from './useEntryHistory';
import { blankAsNull } from './useRestoreEntry';

/** What others did to an entry since the version that was seen. */
interface Meanwhile {
  readonly version: number;
  readonly revisions: readonly RevisionFieldsFragment[];
}

/** Deletes an entry in the state that was seen, and leads back to the list; nobody's change goes unseen with it. */
export function useDeleteEntry(entry: EntryFieldsFragment, onClose: () => void) {
  const client = useApolloClient();
  const [mutate, { loading, error }] = useDeleteEntryMutation();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const leave = useWayBack();
  const remove = async (reason: string) => {
    const version = meanwhile?.version ?? entry.version;
    try {
      await mutate({ variables: { id: entry.id, version, reason: blankAsNull(reason) } });
    } catch (failure) {
      if (isNotFound(failure)) handleGone(failure);
      if (isConflict(failure)) await lookAtChanges();
      return;
    }
    onClose();
    notifyAnswer(messages.entryDeleted);
    // The page goes first: it should not be seen without its entry.
    await leave();
    removeEntry(client.cache, entry, onScreen);
  };
  const onScreen = listOnScreen(readEntryLinkState(useLocation().state).list);
  const handleGone = (failure: unknown) => {
    onClose();
    notifyFailure(failure, 'deleteEntry');
    removeEntry(client.cache, entry, onScreen);
  };
  const lookAtChanges = async () => {
    setIsLooking(true);
    const changes = await fetchChanges(client, entry).catch(() => null);
    if (changes) setMeanwhile(changes);
    setIsLooking(false);
  };
  return { remove, meanwhile, isBusy: loading || isLooking, error };
}

/** Back to the list one came from, as it was. */
function useWayBack(): () => Promise<void> {
  const navigate = useNavigate();
  const { list = '' } = readEntryLinkState(useLocation().state);
  return async () => {
    await navigate(paths.entries() + list);
  };
}

/** What was done to an entry since the state of it that was seen; the page behind learns of it too. */
async function fetchChanges(
  client: ApolloClient,
  { id, version: seen }: EntryFieldsFragment,
): Promise<Meanwhile | null> {
  const fetchPolicy = 'network-only';
  const [history] = await Promise.all([
    client.query({ query: EntryHistoryDocument, variables: { id, limit: pageOfHistory }, fetchPolicy }),
    client.query({ query: EntryDocument, variables: { id }, fetchPolicy }),
  ]);
  const revisions = history.data?.entryHistory.revisions ?? [];
  const [latest] = revisions;
  if (latest === undefined) return null;
  return { version: latest.version, revisions: revisions.filter(({ version }) => version > seen) };
}
