import { type SortKey, type SortOrder, sortOrders } from '@contract/entry-filters';
import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';

import { ValueSelect } from '../../components/ValueSelect';
import { useUniqueValuesQuery } from '../../generated/graphql';
import { AppliedFilters } from './AppliedFilters';
import { defaultView, type EntriesView, withFilter } from './entriesSearchParams';
import classes from './EntriesToolbar.module.css';
import { entryColumns } from './entryColumns';

interface EntriesToolbarProps {
  readonly view: EntriesView;
  /** Whether the list has no column heads to sort by. */
  readonly withSort: boolean;
  readonly onView: (view: EntriesView) => void;
}

/** What narrows and orders the list. */
export function EntriesToolbar({ view, withSort, onView }: EntriesToolbarProps) {
  const diseases = useUniqueValuesQuery({ variables: { field: 'disease' } });
  return (
    <div className={classes.toolbar}>
      <div className={classes.filter}>
        <ValueSelect
          label="Disease"
          kind="disease"
          options={diseases.data?.uniqueValues.values}
          value={view.filters.disease ?? ''}
          onChoose={(value) => onView(withFilter(view, 'disease', value))}
          error={diseases.error}
          operation="fetchUniqueValues"
        />
      </div>
      {withSort && <SortSelect view={view} onView={onView} />}
      <AppliedFilters view={view} onView={onView} />
    </div>
  );
}

const orderings = entryColumns.flatMap(({ name, label }) =>
  sortOrders.map((order) => ({
    sortBy: name,
    order,
    label: `${label}, ${order === 'asc' ? 'A to Z' : 'Z to A'}`,
  })),
);
const keyOf = (sortBy: SortKey, order: SortOrder) => `${sortBy} ${order}`;

function SortSelect({ view, onView }: Pick<EntriesToolbarProps, 'view' | 'onView'>) {
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = orderings.find(({ sortBy, order }) => keyOf(sortBy, order) === event.currentTarget.value);
    if (chosen) onView({ ...view, sortBy: chosen.sortBy, sortOrder: chosen.order, page: defaultView.page });
  };
  return (
    <NativeSelect
      label="Sort by"
      className={classes.filter}
      classNames={{ label: classes.label }}
      value={keyOf(view.sortBy, view.sortOrder)}
      onChange={handleChange}
      data={orderings.map(({ sortBy, order, label }) => ({ value: keyOf(sortBy, order), label }))}
    />
  );
}
