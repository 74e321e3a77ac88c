import { isEntryFieldName } from '@contract/entry-fields';
import { type FilterName, resetBy, type SortKey } from '@contract/entry-filters';

import { defaultView, type Display, type EntriesView } from './entriesSearchParams';

/** The view after a filter is set or, with a blank value, taken away; what stands behind it in the cascade goes too. */
export function withFilter(view: EntriesView, field: FilterName, value: string): EntriesView {
  const gone = new Set<string>([field, ...(isEntryFieldName(field) ? resetBy(field) : [])]);
  const kept = Object.entries(view.filters).filter(([name]) => !gone.has(name));
  const set = value.trim() === '' ? {} : { [field]: value.trim() };
  return { ...view, filters: { ...Object.fromEntries(kept), ...set }, page: defaultView.page };
}

/** The view sorted by a column: downwards when it already was sorted upwards by it. */
export function sortedBy(view: EntriesView, sortBy: SortKey): EntriesView {
  const turns = view.sortBy === sortBy && view.sortOrder === 'asc';
  return { ...view, sortBy, sortOrder: turns ? 'desc' : 'asc', page: defaultView.page };
}

/** Whether a view leaves out entries. */
export function isNarrowed({ search, filters }: EntriesView): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/**
 * The view as it starts: without search and filters, in the first order (specification §4). How long a page is and how
 * entries are shown are no filters and stay.
 */
export function cleared({ limit, display, columns }: EntriesView): EntriesView {
  return { ...defaultView, limit, display, columns };
}

/** The view shown another way. A tree has no pages. */
export function shownAs(view: EntriesView, display: Display): EntriesView {
  return { ...view, display, page: display === 'tree' ? defaultView.page : view.page };
}
