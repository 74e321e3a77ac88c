import { entryField } from '@contract/entry-fields';
import { filterNames } from '@contract/entry-filters';

import { filterText } from '../../../components/entryFilters';
import { type AppliedFilter, FilterChips } from '../../../components/FilterChips';
import type { EntriesView } from './entriesSearchParams';
import { withSearch } from './searchView';
import { isFiltered, withFilter, withoutFilters } from './viewChanges';

interface AppliedFiltersProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** The active filters of the list: the search, and each filter. */
export function AppliedFilters({ view, onView }: AppliedFiltersProps) {
  if (!isFiltered(view)) return null;
  const search: AppliedFilter = {
    label: view.field === 'all' ? 'Search' : `Search in ${entryField(view.field).label.toLowerCase()}`,
    value: view.search,
    onRemove: () => onView(withSearch(view, '')),
  };
  const filters = filterNames.flatMap((name): AppliedFilter[] => {
    const value = view.filters[name];
    if (value === undefined) return [];
    return [{ ...filterText(name, value), onRemove: () => onView(withFilter(view, name, '')) }];
  });
  return (
    <FilterChips
      applied={view.search === '' ? filters : [search, ...filters]}
      onClear={() => onView(withoutFilters(view))}
    />
  );
}
