import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { clientMessages } from '@contract/messages-client';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isConflict, isNotFound } from '../../../components/failureDetails';
import { notifyAnswer } from '../../../components/notify';
import { notifyFailure } from '../../../components/notifyDownload';
import { EntryDocument } from '../../../generated/entries';
import { EntryHistoryDocument, useDeleteEntryMutation } from '../../../generated/history';
import type { EntryFieldsFragment, RevisionFieldsFragment } from '../../../generated/types';
import { useAfterUnmount } from '../../../hooks/useAfterUnmount';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { paths } from '../../../paths';
import { listOnScreenVariables, removeEntry } from '../editing/entriesCache';
import { readEntryLinkState } from '../list/entryLinkState';
import { revisionsPerPage } from './useEntryHistory';

/** What others changed since the version that the user saw. */
interface Meanwhile {
  readonly version: number;
  readonly revisions: readonly RevisionFieldsFragment[];
}

/**
 * Deletes the version of the entry that the user saw and returns to the list. After a conflict it loads the changes
 * made by others, so that they can be reviewed first.
 */
export function useDeleteEntry(entry: EntryFieldsFragment, onClose: () => void) {
  const client = useApolloClient();
  const [mutate, { loading, error }] = useDeleteEntryMutation();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { list = '' } = readEntryLinkState(useLocation().state);
  const removeFromCache = () => removeEntry(client.cache, entry, listOnScreenVariables(list));
  const removeAfterUnmount = useAfterUnmount(removeFromCache);
  const remove = async (reason: string) => {
    const version = meanwhile?.version ?? entry.version;
    try {
      await mutate({ variables: { id: entry.id, version, reason: reason.trim() || null } });
    } catch (failure) {
      if (isNotFound(failure)) handleGone(failure);
      if (isConflict(failure)) await lookAtChanges();
      return;
    }
    onClose();
    notifyAnswer(clientMessages.entryDeleted);
    // Navigate before evicting: the open page must neither render without its entry nor refetch it.
    removeAfterUnmount();
    if (isMounted()) void navigate(paths.entries() + list);
  };
  const handleGone = (failure: unknown) => {
    onClose();
    notifyFailure(failure, 'deleteEntry');
    removeFromCache();
  };
  const lookAtChanges = async () => {
    setIsLooking(true);
    const changes = await fetchChanges(client, entry).catch(() => null);
    if (changes) setMeanwhile(changes);
    setIsLooking(false);
  };
  return { remove, meanwhile, isBusy: loading || isLooking, error };
}

/** Fetches the revisions since the seen version, and the current entry; both update the page behind the dialog. */
async function fetchChanges(
  client: ApolloClient,
  { id, version: seen }: EntryFieldsFragment,
): Promise<Meanwhile | null> {
  const fetchPolicy = 'network-only';
  // First, since a new version evicts the history.
  await client.query({ query: EntryDocument, variables: { id }, fetchPolicy });
  const variables = { id, limit: revisionsPerPage };
  const history = await client.query({ query: EntryHistoryDocument, variables, fetchPolicy });
  const revisions = history.data?.entryHistory.revisions ?? [];
  const [latest] = revisions;
  if (latest === undefined) return null;
  return { version: latest.version, revisions: revisions.filter(({ version }) => version > seen) };
}
