import { sortOrders } from '@contract/entry-filters';

import { ListToolbar, ToolbarSelect } from '../../components/list/ListToolbar';
import type { ShowView } from '../../hooks/useAddressView';
import { userColumns } from './userColumns';
import { stateFilterLabels, stateFilters, type UsersView } from './usersSearchParams';
import { narrowed } from './viewChanges';

interface UsersToolbarProps {
  readonly view: UsersView;
  readonly isPhone: boolean;
  readonly onView: ShowView<UsersView>;
}

const states = stateFilters.map((value) => ({ value, label: stateFilterLabels[value] }));

/** Filters of the list other than the role; on a phone, which has no column heads, also its order. */
export function UsersToolbar({ view, isPhone, onView }: UsersToolbarProps) {
  return (
    <ListToolbar
      label="Users"
      description="Finds users by name, username, e-mail or contact number"
      placeholder="Name, username, e-mail or number"
      search={view.search}
      onSearch={(search) => onView(narrowed(view, { search }), { replace: true })}
    >
      <ToolbarSelect
        label="State"
        value={view.state}
        options={states}
        onChoose={(state) => onView(narrowed(view, { state }))}
      />
      {isPhone && <UserSortSelect view={view} onView={onView} />}
    </ListToolbar>
  );
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
function UserSortSelect({ view, onView }: Omit<UsersToolbarProps, 'isPhone'>) {
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
