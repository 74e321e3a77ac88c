import { isEntryFieldName } from '@contract/entry-fields';
import {
  type CascadeField,
  type FilterName,
  isMeasuredSortKey,
  resetBy,
  type SearchField,
  type SortKey,
  sortOrders,
} from '@contract/entry-filters';

import { defaultView, type Display, type EntriesView } from './entriesSearchParams';

/**
 * Returns the view with a search, or without one if the term is blank. A new search in the default order sorts by
 * relevance; an order chosen by the user stays.
 */
export function withSearch(view: EntriesView, term: string, field: SearchField = view.field): EntriesView {
  const { page } = defaultView;
  if (term === '') {
    const { sortBy, sortOrder } = view.sortBy === 'relevance' ? defaultView : view;
    return { ...view, search: '', field: defaultView.field, sortBy, sortOrder, page };
  }
  const begins = view.search === '' && view.sortBy === defaultView.sortBy && view.sortOrder === 'asc';
  return { ...view, search: term, field, sortBy: begins ? 'relevance' : view.sortBy, page };
}

/** Returns a view of the entries that have a value; page size, display and columns stay as in the given view. */
export function withValue(view: EntriesView, field: CascadeField, value: string): EntriesView {
  return { ...withoutFilters(view), filters: { [field]: value } };
}

/** Returns the view with a filter set, or removed if the value is blank; later filters of the cascade are reset. */
export function withFilter(view: EntriesView, field: FilterName, value: string): EntriesView {
  const gone = new Set<string>([field, ...(isEntryFieldName(field) ? resetBy(field) : [])]);
  const kept = Object.entries(view.filters).filter(([name]) => !gone.has(name));
  const set = value.trim() === '' ? {} : { [field]: value.trim() };
  return { ...view, filters: { ...Object.fromEntries(kept), ...set }, page: defaultView.page };
}

/**
 * Returns the view sorted by a column: ascending, but numbers highest first; in the other order if it was sorted so
 * already.
 */
export function withSort(view: EntriesView, sortBy: SortKey): EntriesView {
  const [first, second] = isMeasuredSortKey(sortBy) ? (['desc', 'asc'] as const) : sortOrders;
  const turns = view.sortBy === sortBy && view.sortOrder === first;
  return { ...view, sortBy, sortOrder: turns ? second : first, page: defaultView.page };
}

/**
 * Returns the view without search and filters, in the default order (specification §4). Page size, display and columns
 * are not filters and stay.
 */
export function withoutFilters({ limit, display, columns }: EntriesView): EntriesView {
  return { ...defaultView, limit, display, columns };
}

/** Returns the view in another display. The tree has no pages. */
export function withDisplay(view: EntriesView, display: Display): EntriesView {
  return { ...view, display, page: display === 'tree' ? defaultView.page : view.page };
}
