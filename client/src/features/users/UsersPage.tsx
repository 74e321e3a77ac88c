import { IconUserPlus } from '@tabler/icons-react';
import { useRef } from 'react';

import { ButtonLink } from '../../components/ButtonLink';
import { type AppliedFilter, FilterChips } from '../../components/FilterChips';
import { formatCount } from '../../components/format';
import { ListHead, ListPage, ListRegion } from '../../components/list/ListPage';
import type { AdministeredUserFragment } from '../../generated/types';
import { type ShowView, useAddressView } from '../../hooks/useAddressView';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import { roleLabels } from './roleLabels';
import { RoleTabs } from './RoleTabs';
import { useAdministerUser } from './useAdministerUser';
import { UserActionDialog } from './UserActionDialog';
import { findActionsButton } from './UserActionsMenu';
import { UsersResults } from './UsersResults';
import {
  addressOf,
  defaultView,
  linkStateOf,
  queryOf,
  readView,
  stateFilterLabels,
  type UsersView,
} from './usersSearchParams';
import { UsersToolbar } from './UsersToolbar';
import { useUserActions } from './useUserActions';
import { useUserList } from './useUserList';
import { cleared, narrowed } from './viewChanges';

const pathOf = (view: UsersView) => paths.users(addressOf(view));

/** All accounts: name, role, state and actions. */
export function UsersPage() {
  const [view, showView] = useAddressView(readView, pathOf);
  const isPhone = useIsPhone();
  const list = useUserList(view);
  const results = useRef<HTMLDivElement>(null);
  const actions = useUserActions({ administer: useAdministerUser(queryOf(view)) });
  const total = list.pagination.totalUsers;
  return (
    <ListPage>
      <ListHead
        title="Users"
        total={list.isKnown && list.failure === null ? formatCount(total, 'user', 'users') : undefined}
      >
        <ButtonLink
          to={paths.newUser}
          state={linkStateOf(view)}
          leftSection={<IconUserPlus size={16} aria-hidden="true" />}
        >
          Add user
        </ButtonLink>
      </ListHead>
      <RoleTabs view={view} />
      <UsersToolbar view={view} isPhone={isPhone} onView={showView} />
      <AppliedUserFilters view={view} onView={showView} />
      <ListRegion ref={results} data-stack="16" aria-label="List of users">
        <UsersResults
          list={list}
          view={view}
          isPhone={isPhone}
          onView={showView}
          onAction={actions.onAction}
        />
      </ListRegion>
      <UserActionDialog
        dialog={actions.dialog}
        onClosed={() => focusOn(actions.dialog.asked?.user, results.current)}
      />
    </ListPage>
  );
}

/** Focuses the menu button of a user, or the list if the user is no longer in it. */
function focusOn(user: AdministeredUserFragment | undefined, list: HTMLElement | null): void {
  const menu = user ? findActionsButton(user.id, list) : null;
  (menu ?? list)?.focus({ preventScroll: true });
}

interface AppliedUserFiltersProps {
  readonly view: UsersView;
  readonly onView: ShowView<UsersView>;
}

/** The active filters of the list: search, role and state. */
function AppliedUserFilters({ view, onView }: AppliedUserFiltersProps) {
  const { search, role, state } = view;
  const remove = (name: 'search' | 'role' | 'state') => () =>
    onView(narrowed(view, { [name]: defaultView[name] }));
  const applied: readonly AppliedFilter[] = [
    ...(search === '' ? [] : [{ label: 'Search', value: search, onRemove: remove('search') }]),
    ...(role === null ? [] : [{ label: 'Role', value: roleLabels[role].many, onRemove: remove('role') }]),
    ...(state === defaultView.state
      ? []
      : [{ label: 'State', value: stateFilterLabels[state], onRemove: remove('state') }]),
  ];
  return <FilterChips applied={applied} onClear={() => onView(cleared(view))} />;
}
