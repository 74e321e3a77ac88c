import type { EntryFieldName } from '@contract/entry-fields';

import {
  AdditionalKeysDocument,
  CreateEntryDocument,
  LikelyDuplicatesDocument,
  UpdateEntryDocument,
} from '../generated/editing';
import { EntryDocument, UniqueValuesDocument } from '../generated/entries';
import type { EntryFieldsFragment, EntryInput } from '../generated/types';

/** The names of additional facts that entries use. */
export function additionalKeysAnswer(...additionalKeys: readonly string[]) {
  return { request: { query: AdditionalKeysDocument }, result: { data: { additionalKeys } } };
}

/** An entry as it is now, asked for by its accession or its id. */
export function entryAnswer(
  variables: { readonly id: string } | { readonly accession: string },
  entry: EntryFieldsFragment | null,
) {
  return { request: { query: EntryDocument, variables }, result: { data: { entry } } };
}

/** No values for any field that nothing else is known of; whoever types asks for some. */
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

/** The entries that one with these names would likely repeat. */
export function duplicatesAnswer(
  { disease, autoantibody, autoantigen, epitope = null, uniprotId = null }: Names,
  found: readonly EntryFieldsFragment[],
  except: string | null = null,
) {
  const variables = { disease, autoantibody, autoantigen, epitope, uniprotId, except };
  return {
    request: { query: LikelyDuplicatesDocument, variables },
    result: { data: { likelyDuplicates: found } },
    maxUsageCount: 9,
  };
}

/** No likely duplicates of anything else: a form asks whenever the typing rests, at a slow machine half-way, too. */
export function noDuplicatesAnswer() {
  return {
    request: { query: LikelyDuplicatesDocument, variables: () => true },
    result: { data: { likelyDuplicates: [] } },
    maxUsageCount: Infinity,
  };
}

/** What is asked of the server to make an entry. */
export const creation = (input: EntryInput) => ({ query: CreateEntryDocument, variables: { input } });

/** The entry that was made. */
export function createdAnswer(input: EntryInput, entry: EntryFieldsFragment) {
  return { request: creation(input), result: { data: { createEntry: entry } } };
}

/** What is asked of the server to change an entry. */
export const change = (id: string, input: EntryInput, version: number, reason?: string) => ({
  query: UpdateEntryDocument,
  variables: { id, input, version, ...(reason !== undefined && { reason }) },
});

/** The entry as it is after a change. */
export function updatedAnswer(request: ReturnType<typeof change>, entry: EntryFieldsFragment) {
  return { request, result: { data: { updateEntry: entry } } };
}
