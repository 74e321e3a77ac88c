import type { ApolloCache } from '@apollo/client';

/** Query fields that are computed from many entries and can change with one. */
const derivedFields = [
  'entries',
  'entryNeighbours',
  'entryFacet',
  'uniqueValues',
  'statistics',
  'associationGraph',
  'diseaseSummaries',
  'additionalKeys',
  'entryHistory',
  'deletedEntries',
  'tombstone',
] as const;
const derivedOfEntry = ['relatedEntries', 'revisions'] as const;

/** Removes from a cache what a change of one entry can affect; it is fetched again when it is shown. */
export function evictDerivedData(cache: ApolloCache): void {
  for (const fieldName of derivedFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const id of entriesIn(cache)) for (const fieldName of derivedOfEntry) cache.evict({ id, fieldName });
}

/** Removes from a cache all entries and everything computed from them, after a change of any number of entries. */
export function evictEntries(cache: ApolloCache): void {
  evictDerivedData(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'entry' });
  for (const id of entriesIn(cache)) cache.evict({ id });
  cache.gc();
}

function entriesIn(cache: ApolloCache): readonly string[] {
  return Object.keys(cache.extract() ?? {}).filter((id) => id.startsWith('Entry:'));
}
