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

/** Updates the cache after an import stored its rows or was undone. */
export function evictAfterImport(cache: ApolloCache): void {
  evictEntries(cache);
  evictImports(cache);
}
