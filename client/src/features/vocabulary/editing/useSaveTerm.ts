import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { clientMessages } from '@contract/messages-client';

import { notifyAnswer } from '../../../components/notify';
import { useCreateTermMutation, useUpdateTermMutation } from '../../../generated/termEditing';
import { VocabularyTermDocument } from '../../../generated/vocabulary';
import { evictNamedData } from '../../../hooks/evictEntries';
import { type EditedTerm, inputOf, type TermPart, type TermValues } from './termForm';

/** What was typed, and what it is based on. */
export interface TermChange {
  readonly values: TermValues;
  /** The parts that changed. */
  readonly parts: readonly TermPart[];
  /** The version that the change is based on. */
  readonly version: number;
  readonly reason: string;
}

/** Returns a function that saves a change of a term. It rejects with the failure. */
export function useUpdateTerm(id: string): (change: TermChange) => Promise<void> {
  const [update] = useUpdateTermMutation({ update: (cache) => evictTermsBut(cache, id) });
  return async ({ values, parts, version, reason }) => {
    const input = inputOf(values, parts);
    await update({ variables: { id, input, version, reason: reason.trim() || null } });
    notifyAnswer(clientMessages.termUpdated);
  };
}

/** Returns a function that creates a term, and returns it. It rejects with the failure. */
export function useCreateTerm(): (change: TermChange) => Promise<EditedTerm> {
  const [create] = useCreateTermMutation({ update: (cache) => evictTermsBut(cache, null) });
  return async ({ values, parts, reason }) => {
    const input = inputOf(values, parts);
    const { data } = await create({ variables: { input, reason: reason.trim() || null } });
    if (!data) throw new Error('The server answered without the term');
    notifyAnswer(clientMessages.termCreated);
    return data.createAutoantibodyTerm;
  };
}

export function useFetchTerm(id: string): () => Promise<EditedTerm> {
  const client = useApolloClient();
  return async () => {
    const asked = {
      query: VocabularyTermDocument,
      variables: { name: id },
      fetchPolicy: 'network-only',
    } as const;
    const { data } = await client.query(asked);
    if (!data) throw new Error('The server answered without the term');
    return data.autoantibodyTerm;
  };
}

/** Removes what a change of a term can affect: lists, searches, histories, other terms, and the terms of entries. */
export function evictTermsBut(cache: ApolloCache, id: string | null): void {
  evictNamedData(cache);
  for (const fieldName of ['autoantibodyTerms', 'autoantibodyTermHistory'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const key of Object.keys(cache.extract() ?? {})) {
    if (key.startsWith('Entry:')) cache.evict({ id: key, fieldName: 'autoantibodyTerm' });
    if (key.startsWith('AutoantibodyTerm:') && key !== `AutoantibodyTerm:${id}`) cache.evict({ id: key });
  }
  cache.gc();
}
