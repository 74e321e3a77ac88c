import type { ApolloCache } from '@apollo/client';

import { EntriesDocument, EntryDocument } from '../../../generated/entries';
import type { EntriesQuery, EntriesQueryVariables, EntryFieldsFragment } from '../../../generated/types';
import { forgetWhatFollows } from '../../../hooks/forgetEntries';
import { putFirst } from '../../../hooks/putFirst';
import { queryOf, readView } from '../list/entriesSearchParams';

/*
 * How the cache follows what is done to entries. Each is kept once, by its id, so that whichever is updated is replaced
 * everywhere; here is what happens to lists and figures. The list on screen, or the last that was, is changed in place.
 * Whatever else may be wrong by now is forgotten, and asked for again when it is shown, not before.
 */

/** The variables of the list one came from; `list` is the query of its address, blank for the whole list. */
export function listOnScreen(list = ''): EntriesQueryVariables {
  return queryOf(readView(new URLSearchParams(list)));
}

/** Puts a new entry at the front of the list on screen, whatever its page or filter, until that is fetched again. */
export function addCreatedEntry(
  cache: ApolloCache,
  created: EntryFieldsFragment,
  onScreen: EntriesQueryVariables,
): void {
  keepOnly(cache, onScreen, (page) => putFirst(page, created));
  showAs(cache, created, created);
}

/** Lets an entry that was changed stay where the list on screen shows it. */
export function followUpdatedEntry(cache: ApolloCache, onScreen: EntriesQueryVariables): void {
  keepOnly(cache, onScreen, (page) => page);
}

/** Takes a deleted entry out of every list and the detail; a page that still shows it learns that it is gone. */
export function removeEntry(
  cache: ApolloCache,
  gone: Pick<EntryFieldsFragment, 'id' | 'accession'>,
  onScreen: EntriesQueryVariables,
): void {
  keepOnly(cache, onScreen, ({ items, pagination }) => {
    const kept = items.filter(({ id }) => id !== gone.id);
    return {
      items: kept,
      pagination: { ...pagination, total: pagination.total - (items.length - kept.length) },
    };
  });
  showAs(cache, gone, null);
  cache.evict({ id: cache.identify({ __typename: 'Entry', id: gone.id }) });
  cache.gc();
}

/** Shows an entry that was made again what it was, living or deleted before; lists are asked for again when shown. */
export function showRestoredEntry(cache: ApolloCache, restored: EntryFieldsFragment): void {
  forgetWhatFollows(cache);
  showAs(cache, restored, restored);
}

type Page = EntriesQuery['entries'];

function keepOnly(
  cache: ApolloCache,
  onScreen: EntriesQueryVariables,
  changed: (page: Page) => Pick<Page, 'items' | 'pagination'>,
): void {
  const list = { query: EntriesDocument, variables: onScreen };
  const shown = cache.readQuery<EntriesQuery, EntriesQueryVariables>(list)?.entries;
  forgetWhatFollows(cache);
  if (shown) cache.writeQuery({ ...list, data: { entries: { ...shown, ...changed(shown) } } });
}

/** Answers whoever asks for one entry, by either of its names. */
function showAs(
  cache: ApolloCache,
  { id, accession }: Pick<EntryFieldsFragment, 'id' | 'accession'>,
  entry: EntryFieldsFragment | null,
): void {
  for (const variables of [{ id }, { accession }])
    cache.writeQuery({ query: EntryDocument, variables, data: { entry } });
}
