import { useApolloClient } from '@apollo/client/react';

import { type EntryFormValues, type EntryPart, inputOf } from '../../../components/entryForm/entryFormValues';
import { useCreateEntryMutation, useUpdateEntryMutation } from '../../../generated/editing';
import { EntryDocument } from '../../../generated/entries';
import type { EntriesQueryVariables, EntryFieldsFragment } from '../../../generated/types';
import { addCreatedEntry, followUpdatedEntry } from './entriesCache';

/** What is to become of a form. */
interface Saving {
  readonly values: EntryFormValues;
  /** The parts to be sent. */
  readonly parts: readonly EntryPart[];
  readonly version: number | null;
}

/** Saves a form; fails as the server does. */
export type SaveEntry = (saving: Saving) => Promise<EntryFieldsFragment>;

/** Makes an entry of a form. `onScreen` is the list that shows it first. */
export function useCreateEntry(onScreen: EntriesQueryVariables): SaveEntry {
  const [create] = useCreateEntryMutation();
  return async ({ values, parts }) => {
    const { data } = await create({
      variables: { input: inputOf(values, parts) },
      update: (cache, { data: done }) => done && addCreatedEntry(cache, done.createEntry, onScreen),
    });
    return given(data?.createEntry);
  };
}

/** Changes what was changed of an entry, provided it is still at the version the form knows. */
export function useUpdateEntry(id: string, onScreen: EntriesQueryVariables): SaveEntry {
  const [update] = useUpdateEntryMutation();
  return async ({ values, parts, version }) => {
    const reason = values.reason.trim();
    const { data } = await update({
      variables: { id, input: inputOf(values, parts), version, ...(reason !== '' && { reason }) },
      update: (cache, { data: done }) => done && followUpdatedEntry(cache, onScreen),
    });
    return given(data?.updateEntry);
  };
}

/** Fetches an entry as it is now; `null` where it was deleted meanwhile. */
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
