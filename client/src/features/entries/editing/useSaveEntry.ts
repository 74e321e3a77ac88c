import { useApolloClient } from '@apollo/client/react';
import { requiredEntryFields } from '@contract/entry-fields';
import { useRef } from 'react';

import {
  changedParts,
  type EntryFormValues,
  type EntryPart,
  inputOf,
  valuesOf,
} from '../../../components/entryForm/entryFormValues';
import { isUnanswered } from '../../../components/failureDetails';
import { useCreateEntryMutation, useUpdateEntryMutation } from '../../../generated/editing';
import { EntriesDocument, EntryDocument } from '../../../generated/entries';
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
  const findSame = useFindSame();
  // An attempt without an answer may be stored all the same.
  const mayBeStored = useRef(false);
  return async ({ values, parts }) => {
    const stored = mayBeStored.current ? await findSame(values) : undefined;
    if (stored) return stored;
    try {
      const { data } = await create({
        variables: { input: inputOf(values, parts) },
        update: (cache, { data: done }) => done && addCreatedEntry(cache, done.createEntry, onScreen),
      });
      return given(data?.createEntry);
    } catch (error) {
      mayBeStored.current = isUnanswered(error);
      throw error;
    }
  };
}

/** Returns a function that finds an entry with the same values in every field. */
function useFindSame() {
  const client = useApolloClient();
  return async (values: EntryFormValues): Promise<EntryFieldsFragment | undefined> => {
    const filter = Object.fromEntries(requiredEntryFields.map((name) => [name, { eq: values[name].trim() }]));
    const variables = { filter, sortBy: 'createdAt', sortOrder: 'desc', withMatches: false } as const;
    const { data } = await client.query({ query: EntriesDocument, variables, fetchPolicy: 'no-cache' });
    return data?.entries.items.find((entry) => changedParts(valuesOf(entry), values).length === 0);
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
