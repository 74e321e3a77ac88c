import type { CascadeField, SearchField } from '@contract/entry-filters';

import { defaultView, type EntriesView } from './entriesSearchParams';

/**
 * The view with a search, or with a blank term without one. A search that begins in the first order begins with the best
 * match instead; an order that somebody chose stays.
 */
export function searchedFor(view: EntriesView, term: string, field: SearchField = view.field): EntriesView {
  const next = {
    ...view,
    search: term,
    field: term === '' ? defaultView.field : field,
    page: defaultView.page,
  };
  if (term === '') return view.sortBy === 'relevance' ? { ...next, ...firstOrder } : next;
  const begins = view.search === '' && view.sortBy === defaultView.sortBy && view.sortOrder === 'asc';
  return begins ? { ...next, sortBy: 'relevance' } : next;
}

/** The entries that have a value, shown as those of the view are. */
export function narrowedTo(
  { limit, display, columns }: EntriesView,
  field: CascadeField,
  value: string,
): EntriesView {
  return { ...defaultView, limit, display, columns, filters: { [field]: value } };
}

const { sortBy, sortOrder } = defaultView;
const firstOrder = { sortBy, sortOrder };
