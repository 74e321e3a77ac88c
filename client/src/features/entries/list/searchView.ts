import type { CascadeField, SearchField } from '@contract/entry-filters';

import { defaultView, type EntriesView } from './entriesSearchParams';

/**
 * Returns the view with a search, or without one if the term is blank. A new search in the default order sorts by
 * relevance; an order chosen by the user stays.
 */
export function withSearch(view: EntriesView, term: string, field: SearchField = view.field): EntriesView {
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

/** Returns a view of the entries that have a value; page size, display and columns stay as in the given view. */
export function withValue(
  { limit, display, columns }: EntriesView,
  field: CascadeField,
  value: string,
): EntriesView {
  return { ...defaultView, limit, display, columns, filters: { [field]: value } };
}

const { sortBy, sortOrder } = defaultView;
const firstOrder = { sortBy, sortOrder };
