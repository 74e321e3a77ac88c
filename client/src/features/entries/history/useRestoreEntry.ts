import { messages } from '@contract/messages';

import { notifyAnswer } from '../../../components/notify';
import { useRestoreEntryMutation } from '../../../generated/history';
import type { EntryFieldsFragment } from '../../../generated/types';
import { showRestoredEntry } from '../editing/entriesCache';

/** Makes an entry again what it was at a version, everywhere it shows, and tells in passing that it was done. */
export function useRestoreEntry() {
  const [mutate, { loading, error }] = useRestoreEntryMutation({
    update: (cache, { data }) => data && showRestoredEntry(cache, data.restoreEntry),
  });
  /** The entry as it is now, or nothing where it could not be done. */
  const restore = async (
    id: string,
    version: number,
    reason: string,
  ): Promise<EntryFieldsFragment | undefined> => {
    try {
      const { data } = await mutate({ variables: { id, version, reason: blankAsNull(reason) } });
      if (data) notifyAnswer(messages.entryRestored);
      return data?.restoreEntry;
    } catch {
      // The dialog says it, from the state of the mutation.
      return undefined;
    }
  };
  return { restore, isBusy: loading, error };
}

/** A reason that says nothing is none. */
export function blankAsNull(reason: string): string | null {
  return reason.trim() === '' ? null : reason.trim();
}
