import { isEntryFieldName } from '@contract/entry-fields';
import {
  type FilterName,
  isMeasuredSortKey,
  resetBy,
  type SortKey,
  sortOrders,
} from '@contract/entry-filters';

import { defaultView, type Display, type EntriesView } from './entriesSearchParams';

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
