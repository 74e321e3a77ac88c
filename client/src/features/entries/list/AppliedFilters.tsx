import { filterNames } from '@contract/entry-filters';

import { filterText } from '../../../components/entryFilters';
import { type AppliedFilter, FilterChips } from '../../../components/FilterChips';
import type { EntriesView } from './entriesSearchParams';
import { withFilter, withoutFilters } from './viewChanges';

interface AppliedFiltersProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** The active filters of the list. The search is in its box. */
export function AppliedFilters({ view, onView }: AppliedFiltersProps) {
  const applied = filterNames.flatMap((name): AppliedFilter[] => {
    const value = view.filters[name];
    if (value === undefined) return [];
    return [{ ...filterText(name, value), onRemove: () => onView(withFilter(view, name, '')) }];
  });
  return <FilterChips applied={applied} onClear={() => onView(withoutFilters(view))} />;
}
