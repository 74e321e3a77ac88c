import { entryField } from '@contract/entry-fields';
import { type FilterName, listDefaults } from '@contract/entry-filters';

import { filterTexts } from './entryFilters';
import { type AppliedFilter, FilterChips } from './FilterChips';
import type { ListCriteria } from './useInCode/restParameters';

interface ActiveFiltersProps {
  readonly criteria: ListCriteria;
  readonly onCriteria: (next: ListCriteria) => void;
}

const nothing: ListCriteria = { search: '', field: listDefaults.field, filters: {} };

/** Lists the filters that the figures are limited to, each with a button to remove it. */
export function ActiveFilters({ criteria, onCriteria }: ActiveFiltersProps) {
  const { search, field, filters } = criteria;
  const searched: AppliedFilter = {
    label: field === 'all' ? 'Search' : `Search in ${entryField(field).label.toLowerCase()}`,
    value: search,
    onRemove: () => onCriteria({ ...nothing, filters }),
  };
  const filtered = filterTexts(filters).map(({ name, ...text }) => ({
    ...text,
    onRemove: () => onCriteria({ ...criteria, filters: withoutFilter(filters, name) }),
  }));
  return (
    <FilterChips
      applied={search === '' ? filtered : [searched, ...filtered]}
      onClear={() => onCriteria(nothing)}
    />
  );
}

function withoutFilter(filters: ListCriteria['filters'], gone: FilterName): ListCriteria['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== gone));
}
