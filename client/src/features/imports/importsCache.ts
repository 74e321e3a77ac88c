import type { ApolloCache } from '@apollo/client';

import { evictEntries } from '../../hooks/evictEntries';

/*
 * An import changes any number of entries. The cache is not changed in place: entries and everything derived from them
 * are evicted, and fetched again when they are shown.
 */

/** Evicts the list of imports, because an import was added or has moved. */
export function evictImports(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'imports' });
  cache.gc();
}

/** Evicts the errors and warnings of an import: rows were corrected since the preview listed them. */
export function evictFindings(cache: ApolloCache, importId: string): void {
  const id = cache.identify({ __typename: 'Import', id: importId });
  if (id === undefined) return;
  for (const fieldName of ['errors', 'warnings']) cache.evict({ id, fieldName });
}

/** Updates the cache after an import stored its rows or was undone. */
export function evictAfterImport(cache: ApolloCache): void {
  evictEntries(cache);
  evictImports(cache);
}
