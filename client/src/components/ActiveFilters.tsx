import { entryField } from '@contract/entry-fields';
import { type FilterName, filterNames, listDefaults } from '@contract/entry-filters';

import { filterWords } from './entryFilters';
import { type AppliedFilter, FilterChips } from './FilterChips';
import type { Narrowing } from './useInCode/restParameters';

interface ActiveFiltersProps {
  readonly narrowing: Narrowing;
  readonly onNarrowing: (next: Narrowing) => void;
}

const nothing: Narrowing = { search: '', field: listDefaults.field, filters: {} };

/** Lists the filters that the figures are limited to, each with a button to remove it. */
export function ActiveFilters({ narrowing, onNarrowing }: ActiveFiltersProps) {
  const { search, field, filters } = narrowing;
  const searched: AppliedFilter = {
    label: field === 'all' ? 'Search' : `Search in ${entryField(field).label.toLowerCase()}`,
    value: search,
    onRemove: () => onNarrowing({ ...nothing, filters }),
  };
  const filtered = filterNames.flatMap((name): AppliedFilter[] => {
    const value = filters[name];
    const without = () => onNarrowing({ ...narrowing, filters: withoutFilter(filters, name) });
    return value === undefined ? [] : [{ ...filterWords(name, value), onRemove: without }];
  });
  return (
    <FilterChips
      applied={search === '' ? filtered : [searched, ...filtered]}
      onClear={() => onNarrowing(nothing)}
    />
  );
}

function withoutFilter(filters: Narrowing['filters'], gone: FilterName): Narrowing['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== gone));
}
