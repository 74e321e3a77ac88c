import { clientMessages } from '@contract/messages-client';

import { notifyAnswer } from '../../../components/notify';
import { useRestoreEntryMutation } from '../../../generated/history';
import type { EntryFieldsFragment } from '../../../generated/types';
import { cacheRestoredEntry } from '../editing/entriesCache';

/** Restores an entry to a version, updates the cache and shows a notification. */
export function useRestoreEntry() {
  const [mutate, { loading, error }] = useRestoreEntryMutation({
    update: (cache, { data }) => data && cacheRestoredEntry(cache, data.restoreEntry),
  });
  /** Resolves to the restored entry, or to `undefined` if restoring fails. */
  const restore = async (
    id: string,
    version: number,
    reason: string,
  ): Promise<EntryFieldsFragment | undefined> => {
    try {
      const { data } = await mutate({ variables: { id, version, reason: reason.trim() || null } });
      if (data) notifyAnswer(clientMessages.entryRestored);
      return data?.restoreEntry;
    } catch {
      // The dialog shows the error from the state of the mutation.
      return undefined;
    }
  };
  return { restore, isBusy: loading, error };
}
