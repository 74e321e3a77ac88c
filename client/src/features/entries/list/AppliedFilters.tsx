import { entryField } from '@contract/entry-fields';
import { filterNames } from '@contract/entry-filters';

import { filterWords } from '../../../components/entryFilters';
import { type AppliedFilter, FilterChips } from '../../../components/FilterChips';
import type { EntriesView } from './entriesSearchParams';
import { searchedFor } from './searched';
import { cleared, isNarrowed, withFilter } from './viewChanges';

interface AppliedFiltersProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** The active filters of the list: the search, and each filter. */
export function AppliedFilters({ view, onView }: AppliedFiltersProps) {
  if (!isNarrowed(view)) return null;
  const search: AppliedFilter = {
    label: view.field === 'all' ? 'Search' : `Search in ${entryField(view.field).label.toLowerCase()}`,
    value: view.search,
    onRemove: () => onView(searchedFor(view, '')),
  };
  const filters = filterNames.flatMap((name): AppliedFilter[] => {
    const value = view.filters[name];
    if (value === undefined) return [];
    return [{ ...filterWords(name, value), onRemove: () => onView(withFilter(view, name, '')) }];
  });
  return (
    <FilterChips
      applied={view.search === '' ? filters : [search, ...filters]}
      onClear={() => onView(cleared(view))}
    />
  );
}
