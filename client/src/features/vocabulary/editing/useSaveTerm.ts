import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@contract/messages';

import { notifyAnswer } from '../../../components/notify';
import { useRestoreTermMutation, useUpdateTermMutation } from '../../../generated/termEditing';
import { VocabularyTermDocument } from '../../../generated/vocabulary';
import { type EditedTerm, inputOf, type TermPart, type TermValues } from './termForm';

interface TermChange {
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
    notifyAnswer(messages.termUpdated);
  };
}

/** Restores a term to a version, as a new version, and says so. */
export function useRestoreTerm(id: string) {
  const [mutate, { loading, error }] = useRestoreTermMutation({
    update: (cache) => evictTermsBut(cache, id),
  });
  /** Resolves to whether it was restored; the caller shows `error`. */
  const restore = async (version: number, reason: string): Promise<boolean> => {
    try {
      await mutate({ variables: { id, version, reason: reason.trim() || null } });
      notifyAnswer(messages.termRestored);
      return true;
    } catch {
      return false;
    }
  };
  return { restore, isBusy: loading, error };
}

/** Returns a function that fetches the current version of a term. */
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

/** Removes what a change of a term can affect: lists, histories, and the classes and members of other terms. */
function evictTermsBut(cache: ApolloCache, id: string): void {
  for (const fieldName of ['autoantibodyTerms', 'autoantibodyTermHistory'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  const terms = Object.keys(cache.extract() ?? {}).filter((key) => key.startsWith('AutoantibodyTerm:'));
  for (const other of terms) if (other !== `AutoantibodyTerm:${id}`) cache.evict({ id: other });
  cache.gc();
}
