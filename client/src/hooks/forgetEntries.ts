import type { ApolloCache } from '@apollo/client';

/** What is made from many entries, and may be another after a change of one. */
const derivedFields = [
  'entries', 'entryNeighbours', 'entryFacet', 'uniqueValues', 'statistics', 'associationGraph', 'diseaseSummaries', 'additionalKeys',
  'entryHistory', 'deletedEntries', 'tombstone',
] as const; // prettier-ignore
const derivedOfEntry = ['relatedEntries', 'revisions'] as const;

/** Has a cache forget what may be another after a change of an entry; it is asked for again when it is shown. */
export function forgetWhatFollows(cache: ApolloCache): void {
  for (const fieldName of derivedFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const id of entriesIn(cache)) for (const fieldName of derivedOfEntry) cache.evict({ id, fieldName });
}

/** Has a cache forget every entry and all that is made from them, after a change of any number of them. */
export function forgetEntries(cache: ApolloCache): void {
  forgetWhatFollows(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'entry' });
  for (const id of entriesIn(cache)) cache.evict({ id });
  cache.gc();
}

function entriesIn(cache: ApolloCache): readonly string[] {
  return Object.keys(cache.extract() ?? {}).filter((id) => id.startsWith('Entry:'));
}
