import type { EntryFieldName } from '@contract/entry-fields';
import { storageKeys } from '@contract/storage-keys';

import {
  AdditionalKeysDocument,
  CreateEntryDocument,
  LikelyDuplicatesDocument,
  UpdateEntryDocument,
} from '../generated/editing';
import { UniqueValuesDocument } from '../generated/entries';
import type { EntryFieldsFragment, EntryInput } from '../generated/types';
import { answerTo, withKey } from './answers';

/** The answer with the names of additional facts that entries use. */
export function additionalKeysAnswer(...additionalKeys: readonly string[]) {
  return answerTo({ query: AdditionalKeysDocument }, { additionalKeys });
}

/** The answer without values for all other fields; typing queries suggestions. */
export function noValuesAnswer() {
  const uniqueValues = { __typename: 'DistinctValues', values: [], truncated: false };
  return {
    request: { query: UniqueValuesDocument, variables: () => true },
    result: { data: { uniqueValues } },
    maxUsageCount: Infinity,
  };
}

type Names = Readonly<Record<'disease' | 'autoantibody' | 'autoantigen', string>> &
  Partial<Readonly<Record<EntryFieldName, string | null>>>;

/** The answer with the likely duplicates of an entry with these names. */
export function duplicatesAnswer(
  { disease, autoantibody, autoantigen, epitope = null, uniprotId = null }: Names,
  found: readonly EntryFieldsFragment[],
) {
  const variables = { disease, autoantibody, autoantigen, epitope, uniprotId, except: null };
  return {
    request: { query: LikelyDuplicatesDocument, variables },
    result: { data: { likelyDuplicates: found } },
    maxUsageCount: 9,
  };
}

/** The answer without likely duplicates for all other inputs: on a slow machine a form may query in mid-typing. */
export function noDuplicatesAnswer() {
  return {
    request: { query: LikelyDuplicatesDocument, variables: () => true },
    result: { data: { likelyDuplicates: [] } },
    maxUsageCount: Infinity,
  };
}

export const creation = (input: EntryInput) => ({
  query: CreateEntryDocument,
  variables: withKey({ input }),
});

export function createdAnswer(input: EntryInput, entry: EntryFieldsFragment) {
  return answerTo(creation(input), { createEntry: entry });
}

/** The request that updates an entry. */
export const change = (id: string, input: EntryInput, version: number, reason?: string) => ({
  query: UpdateEntryDocument,
  variables: { id, input, version, ...(reason !== undefined && { reason }) },
});

export function updatedAnswer(request: ReturnType<typeof change>, entry: EntryFieldsFragment) {
  return answerTo(request, { updateEntry: entry });
}

/** The storage keys of drafts in this browser. */
export const drafts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.entryDrafts));
