import type { ApolloCache } from '@apollo/client';

import { EntriesDocument, EntryDocument } from '../../../generated/entries';
import type { EntriesQuery, EntriesQueryVariables, EntryFieldsFragment } from '../../../generated/types';
import { evictDerivedData } from '../../../hooks/evictEntries';
import { moveToFront } from '../../../hooks/moveToFront';
import { queryOf, readView } from '../list/entriesSearchParams';

/*
 * Cache updates after writes to entries. The cache stores each entry once, by id, so updating it updates every view.
 * The functions here handle lists and counts: they change the list that is, or was last, on screen in place, and evict
 * everything else that may be stale, so that it is fetched again when it is shown.
 */

/** The variables of a list; `list` is the query of its URL, blank for the unfiltered list. */
export function listOnScreenVariables(list = ''): EntriesQueryVariables {
  return queryOf(readView(new URLSearchParams(list)));
}

/**
 * Puts a new entry at the front of the list on screen, whatever its page or filter, until the list is fetched again.
 */
export function addCreatedEntry(
  cache: ApolloCache,
  created: EntryFieldsFragment,
  onScreen: EntriesQueryVariables,
): void {
  updateListOnScreen(cache, onScreen, (page) => moveToFront(page, created));
  writeEntry(cache, created, created);
}

/** Leaves a changed entry where it is in the list on screen; evicts the other lists. */
export function cacheUpdatedEntry(cache: ApolloCache, onScreen: EntriesQueryVariables): void {
  updateListOnScreen(cache, onScreen, (page) => page);
}

/** Removes a deleted entry from the list on screen and sets its detail to `null`; evicts the other lists. */
export function removeEntry(
  cache: ApolloCache,
  gone: Pick<EntryFieldsFragment, 'id' | 'accession'>,
  onScreen: EntriesQueryVariables,
): void {
  updateListOnScreen(cache, onScreen, ({ items, pagination }) => {
    const remaining = items.filter(({ id }) => id !== gone.id);
    return {
      items: remaining,
      pagination: { ...pagination, total: pagination.total - (items.length - remaining.length) },
    };
  });
  writeEntry(cache, gone, null);
  cache.evict({ id: cache.identify({ __typename: 'Entry', id: gone.id }) });
  cache.gc();
}

/** Writes a restored entry, deleted before or not, to the cache; evicts the lists. */
export function cacheRestoredEntry(cache: ApolloCache, restored: EntryFieldsFragment): void {
  evictDerivedData(cache);
  writeEntry(cache, restored, restored);
}

type Page = EntriesQuery['entries'];

function updateListOnScreen(
  cache: ApolloCache,
  onScreen: EntriesQueryVariables,
  changed: (page: Page) => Pick<Page, 'items' | 'pagination'>,
): void {
  const list = { query: EntriesDocument, variables: onScreen };
  const shown = cache.readQuery<EntriesQuery, EntriesQueryVariables>(list);
  evictDerivedData(cache);
  if (!shown) return;
  const { entries } = shown;
  cache.writeQuery({ ...list, data: { ...shown, entries: { ...entries, ...changed(entries) } } });
}

/** Writes the result of a query for one entry, both by id and by accession. */
function writeEntry(
  cache: ApolloCache,
  { id, accession }: Pick<EntryFieldsFragment, 'id' | 'accession'>,
  entry: EntryFieldsFragment | null,
): void {
  for (const variables of [{ id }, { accession }])
    cache.writeQuery({ query: EntryDocument, variables, data: { entry } });
}
