import { type SortKey, type SortOrder, sortOrders } from '@contract/entry-filters';
import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';

import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesToolbar.module.css';
import { columnsNamed, defaultColumns, type EntryColumn } from './entryColumns';

interface SortSelectProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** Orders a list that has no column heads to sort by. */
export function SortSelect({ view, onView }: SortSelectProps) {
  const orderings = columnsNamed([...defaultColumns, 'updatedAt', view.sortBy]).flatMap(orderingsOf);
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = orderings.find(({ value }) => value === event.currentTarget.value);
    if (chosen) onView({ ...view, sortBy: chosen.sortBy, sortOrder: chosen.sortOrder, page: 1 });
  };
  return (
    <NativeSelect
      aria-label="Sort by"
      className={classes.sort}
      value={keyOf(view.sortBy, view.sortOrder)}
      onChange={handleChange}
      data={orderings.map(({ value, label }) => ({ value, label }))}
    />
  );
}

function orderingsOf({ label, sortKey }: EntryColumn) {
  if (sortKey === null) return [];
  const words = sortKey === 'updatedAt' ? inTime : inAlphabet;
  return sortOrders.map((sortOrder) => ({
    value: keyOf(sortKey, sortOrder),
    label: `${label}, ${words[sortOrder]}`,
    sortBy: sortKey,
    sortOrder,
  }));
}

const inAlphabet: Readonly<Record<SortOrder, string>> = { asc: 'A to Z', desc: 'Z to A' };
const inTime: Readonly<Record<SortOrder, string>> = { asc: 'oldest first', desc: 'newest first' };
const keyOf = (sortBy: SortKey, order: SortOrder) => `${sortBy} ${order}`;
