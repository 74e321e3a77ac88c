import type { ApolloCache } from '@apollo/client';

import { evictEntryFields } from '../apollo/evictEntryFields';

/** Query fields that count the numbers of entries, or are filtered by them. */
const countedFields = [
  'entries',
  'entryFacet',
  'uniqueValues',
  'statistics',
  'associationGraph',
  'overview',
  'differential',
] as const;
/** Query fields that are computed from many entries and can change with one. */
const derivedFields = [
  ...countedFields,
  'entriesByIds',
  'entryNeighbours',
  'resolveName',
  'suggestions',
  'additionalKeys',
  'entryHistory',
  'deletedEntries',
  'tombstone',
] as const;
/** Removes from a cache what a change of one entry can affect; it is fetched again when it is shown. */
export function evictDerivedData(cache: ApolloCache): void {
  evictNamedData(cache);
  evictEntryFields(cache, ['relatedEntries', 'revisions', 'measures']);
  for (const id of idsIn(cache, 'AutoantibodyTerm')) cache.evict({ id, fieldName: 'counts' });
}

/** Removes from a cache what a review of one number of an entry can affect; it is fetched again when it is shown. */
export function evictMeasuredData(cache: ApolloCache): void {
  evictFields(cache, countedFields);
}

/** Removes from a cache the lists, searches and overviews that a change of a name can affect. */
export function evictNamedData(cache: ApolloCache): void {
  evictFields(cache, derivedFields);
}

/** Removes from a cache all entries and everything computed from them, after a change of any number of entries. */
export function evictEntries(cache: ApolloCache): void {
  evictDerivedData(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'entry' });
  for (const id of idsIn(cache, 'Entry')) cache.evict({ id });
  cache.gc();
}

function evictFields(cache: ApolloCache, names: readonly string[]): void {
  for (const fieldName of names) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

function idsIn(cache: ApolloCache, type: string): readonly string[] {
  return Object.keys(cache.extract() ?? {}).filter((id) => id.startsWith(`${type}:`));
}
