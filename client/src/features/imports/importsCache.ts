import type { ApolloCache } from '@apollo/client';

import { forgetEntries } from '../../hooks/forgetEntries';

/*
 * An import changes any number of entries at once. Nothing of them is changed in place: entries, and whatever is made
 * from them, are forgotten and asked for again when they are shown.
 */

/** Has the list of imports asked for again; one was added, or stands elsewhere by now. */
export function forgetImports(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'imports' });
  cache.gc();
}

/** Follows an import that stored its rows, or was undone. */
export function followStoredImport(cache: ApolloCache): void {
  forgetEntries(cache);
  forgetImports(cache);
}
