import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@contract/messages';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isConflict, isNotFound } from '../../../components/failureDetails';
import { notifyAnswer } from '../../../components/notify';
import { notifyFailure } from '../../../components/notifyDownload';
import { EntryDocument } from '../../../generated/entries';
import { EntryHistoryDocument, useDeleteEntryMutation } from '../../../generated/history';
import type { EntryFieldsFragment, RevisionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { listOnScreen, removeEntry } from '../editing/entriesCache';
import { readEntryLinkState } from '../list/entryLinkState';
import { pageOfHistory } from './useEntryHistory';
import { useOnLeaving } from './useOnLeaving';
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
  const navigate = useNavigate();
  const { list = '' } = readEntryLinkState(useLocation().state);
  const forget = () => removeEntry(client.cache, entry, listOnScreen(list));
  const forgetWhenLeft = useOnLeaving(forget);
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
    // The page goes first: it should neither be seen without its entry nor ask what has become of it.
    forgetWhenLeft();
    void navigate(paths.entries() + list);
  };
  const handleGone = (failure: unknown) => {
    onClose();
    notifyFailure(failure, 'deleteEntry');
    forget();
  };
  const lookAtChanges = async () => {
    setIsLooking(true);
    const changes = await fetchChanges(client, entry).catch(() => null);
    if (changes) setMeanwhile(changes);
    setIsLooking(false);
  };
  return { remove, meanwhile, isBusy: loading || isLooking, error };
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
