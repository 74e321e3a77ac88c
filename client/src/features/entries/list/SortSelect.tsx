import { measuredSortKeys, type SortKey, type SortOrder, sortOrders } from '@contract/entry-filters';
import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';

import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesToolbar.module.css';
import { columnsNamed, defaultColumns, type EntryColumn } from './entryColumns';

interface SortSelectProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/**
 * Sorts by what has no column head: any column where there are none, the numbers that entries state, and the relevance
 * of search results.
 */
export function SortSelect({ view, onView }: SortSelectProps) {
  const columns = columnsNamed([...defaultColumns, 'updatedAt', view.sortBy]);
  const orderings = [
    ...(view.search === '' ? [] : [bestMatch]),
    ...columns.flatMap(orderingsOf),
    ...(view.sortBy === 'createdAt' ? orderingsBy('createdAt', 'Created', inTime) : []),
    ...measuredOrderings,
  ];
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

function orderingsOf({ label, sortKey: headKey }: EntryColumn): Ordering[] {
  if (headKey === null) return [];
  // The numbers have orderings of their own; this one is for an address that sorts by the text.
  const sortKey = headKey === 'measuredSensitivity' ? 'sensitivity' : headKey;
  return orderingsBy(sortKey, label, sortKey === 'updatedAt' ? inTime : inAlphabet);
}

function orderingsBy(
  sortKey: SortKey,
  label: string,
  words: Readonly<Record<SortOrder, string>>,
): Ordering[] {
  return sortOrders.map((sortOrder) => ({
    value: keyOf(sortKey, sortOrder),
    label: `${label}, ${words[sortOrder]}`,
    sortBy: sortKey,
    sortOrder,
  }));
}

const inAlphabet: Readonly<Record<SortOrder, string>> = { asc: 'A to Z', desc: 'Z to A' };
const inTime: Readonly<Record<SortOrder, string>> = { asc: 'oldest first', desc: 'newest first' };
/** Relevance is always descending, so it has no order in its key. */
const keyOf = (sortBy: SortKey, order: SortOrder) => (sortBy === 'relevance' ? sortBy : `${sortBy} ${order}`);

const measuredLabels = { measuredSensitivity: 'Sensitivity', measuredSpecificity: 'Specificity' } as const;
const bySize: Readonly<Record<SortOrder, string>> = { desc: 'highest first', asc: 'lowest first' };
const measuredOrderings = measuredSortKeys.flatMap((sortBy) =>
  orderingsBy(sortBy, measuredLabels[sortBy], bySize).toReversed(),
);

interface Ordering {
  readonly value: string;
  readonly label: string;
  readonly sortBy: SortKey;
  readonly sortOrder: SortOrder;
}

const bestMatch: Ordering = {
  value: 'relevance',
  label: 'Best match',
  sortBy: 'relevance',
  sortOrder: 'asc',
};
