import { sortOrders } from '@contract/entry-filters';

import { ToolbarSelect } from '../../components/list/ListToolbar';
import { userColumns } from './userColumns';
import type { UsersView } from './usersSearchParams';

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

const options = orderings.map(({ value, label }) => ({ value, label }));

/** Sorts a list without column heads. */
export function UserSortSelect({ view, onView }: UserSortSelectProps) {
  const handleChoose = (key: string) => {
    const chosen = orderings.find(({ value }) => value === key);
    if (chosen) onView({ ...view, sortBy: chosen.sortBy, sortOrder: chosen.sortOrder, page: 1 });
  };
  return (
    <ToolbarSelect
      label="Sort by"
      value={`${view.sortBy} ${view.sortOrder}`}
      options={options}
      onChoose={handleChoose}
    />
  );
}
