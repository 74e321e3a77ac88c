import { sortOrders } from '@contract/entry-filters';
import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';

import { userColumns } from './userColumns';
import type { UsersView } from './usersSearchParams';
import classes from './UsersToolbar.module.css';

interface UserSortSelectProps {
  readonly view: UsersView;
  readonly onView: (view: UsersView) => void;
}

const orderings = userColumns.flatMap(({ sortKey, label, orders }) =>
  sortOrders.map((sortOrder) => ({
    sortBy: sortKey,
    sortOrder,
    value: `${sortKey} ${sortOrder}`,
    label: `${label}, ${orders[sortOrder]}`,
  })),
);

/** Orders the list where it has no column heads to sort by. */
export function UserSortSelect({ view, onView }: UserSortSelectProps) {
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = orderings.find(({ value }) => value === event.currentTarget.value);
    if (chosen) onView({ ...view, sortBy: chosen.sortBy, sortOrder: chosen.sortOrder, page: 1 });
  };
  return (
    <NativeSelect
      label="Sort by"
      className={classes.select}
      classNames={{ label: classes.label, input: classes.input }}
      value={`${view.sortBy} ${view.sortOrder}`}
      onChange={handleChange}
      data={orderings.map(({ value, label }) => ({ value, label }))}
    />
  );
}
