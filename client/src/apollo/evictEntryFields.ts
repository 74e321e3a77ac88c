import type { ApolloCache } from '@apollo/client';

/** Removes fields of all entries from a cache; they are fetched again where they are shown. */
export function evictEntryFields(cache: ApolloCache, names: readonly string[]): void {
  for (const id of Object.keys(cache.extract() ?? {}))
    if (id.startsWith('Entry:')) for (const fieldName of names) cache.evict({ id, fieldName });
}
