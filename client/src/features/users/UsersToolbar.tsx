import { ListToolbar, ToolbarSelect } from '../../components/list/ListToolbar';
import type { ShowView } from '../../hooks/useAddressView';
import { UserSortSelect } from './UserSortSelect';
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
