import { useApolloClient } from '@apollo/client/react';

import { type EntryFormValues, type EntryPart, inputOf } from '../../../components/entryForm/entryFormValues';
import { useSendOnce } from '../../../components/entryForm/useSendOnce';
import { useCreateEntryMutation, useUpdateEntryMutation } from '../../../generated/editing';
import { EntryDocument } from '../../../generated/entries';
import type { EntriesQueryVariables, EntryFieldsFragment } from '../../../generated/types';
import { addCreatedEntry, cacheUpdatedEntry } from './entriesCache';

/** The contents of a form to save. */
interface Saving {
  readonly values: EntryFormValues;
  /** The parts to send. */
  readonly parts: readonly EntryPart[];
  readonly version: number | null;
}

/** Saves a form; rejects with the server's error. */
export type SaveEntry = (saving: Saving) => Promise<EntryFieldsFragment>;

/** Returns a function that creates an entry. `onScreen` is the list that shows the new entry first. */
export function useCreateEntry(onScreen: EntriesQueryVariables): SaveEntry {
  const [create] = useCreateEntryMutation();
  const sendOnce = useSendOnce();
  return async ({ values, parts }) => {
    const input = inputOf(values, parts);
    const { data } = await sendOnce(input, (idempotencyKey) =>
      create({
        variables: { input, idempotencyKey },
        update: (cache, { data: done }) => done && addCreatedEntry(cache, done.createEntry, onScreen),
      }),
    );
    return given(data?.createEntry);
  };
}

/**
 * Returns a function that sends the changed parts of an entry; fails if the entry is no longer at the form's version.
 */
export function useUpdateEntry(id: string, onScreen: EntriesQueryVariables): SaveEntry {
  const [update] = useUpdateEntryMutation();
  return async ({ values, parts, version }) => {
    const reason = values.reason.trim();
    const { data } = await update({
      variables: { id, input: inputOf(values, parts), version, ...(reason !== '' && { reason }) },
      update: (cache, { data: done }) => done && cacheUpdatedEntry(cache, onScreen),
    });
    return given(data?.updateEntry);
  };
}

/** Returns a function that fetches the current entry; it resolves to `null` if the entry is deleted. */
export function useFetchCurrent(id: string): () => Promise<EntryFieldsFragment | null> {
  const client = useApolloClient();
  return async () => {
    const asked = { query: EntryDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    return (await client.query(asked)).data?.entry ?? null;
  };
}

function given(entry: EntryFieldsFragment | undefined): EntryFieldsFragment {
  if (!entry) throw new Error('The server answered a change without the entry');
  return entry;
}
