import { entryField } from '@contract/entry-fields';
import { type FilterName, filterNames, listDefaults } from '@contract/entry-filters';
import { useNavigate } from 'react-router-dom';

import { filterWords } from '../../components/entryFilters';
import { type AppliedFilter, FilterChips } from '../../components/FilterChips';
import { paths } from '../../paths';
import { addressOf, type StatisticsView } from './useStatisticsView';

interface AboutWhichProps {
  readonly view: StatisticsView;
}

/** Which entries the plots are about, where not about all; each condition can be taken away. */
export function AboutWhich({ view }: AboutWhichProps) {
  const navigate = useNavigate();
  const show = (next: StatisticsView) => void navigate(paths.statistics(addressOf(next)));
  const { search, field, filters } = view;
  const searched: AppliedFilter = {
    label: field === 'all' ? 'Search' : `Search in ${entryField(field).label.toLowerCase()}`,
    value: search,
    onRemove: () => show({ ...view, search: '', field: listDefaults.field }),
  };
  const filtered = filterNames.flatMap((name): AppliedFilter[] => {
    const value = filters[name];
    return value === undefined
      ? []
      : [{ ...filterWords(name, value), onRemove: () => show({ ...view, filters: without(filters, name) }) }];
  });
  return (
    <FilterChips
      applied={search === '' ? filtered : [searched, ...filtered]}
      onClear={() => void navigate(paths.statistics())}
    />
  );
}

function without(filters: StatisticsView['filters'], gone: FilterName): StatisticsView['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== gone));
}
