import { type SortOrder, sortOrders } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { type Role, roles } from '@contract/roles';
import { userListDefaults, type UserSortKey, userSortKeys } from '@contract/users';

import type { UsersAddress } from '../../addresses';
import type { ListState } from '../../components/BackToList';
import { firstPage, pagingAddress, readPaging } from '../../components/list/paging';
import type { UsersQueryVariables } from '../../generated/types';
import { paths } from '../../paths';

/** The state filters of the list; closed accounts are in their own list. */
export const stateFilters = ['open', 'active', 'inactive', 'closed'] as const;
type StateFilter = (typeof stateFilters)[number];

/** Which users the list shows, and how. All of it is in the URL. */
export interface UsersView {
  readonly search: string;
  readonly role: Role | null;
  readonly state: StateFilter;
  readonly sortBy: UserSortKey;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly limit: number;
}

/** The view of a URL without a query. */
export const defaultView: UsersView = {
  ...userListDefaults,
  search: '',
  role: null,
  state: 'open',
  ...firstPage,
};

/** Reads a view from a URL; invalid values become their defaults. */
export function readView(params: URLSearchParams): UsersView {
  return {
    search: params.get('search')?.trim().slice(0, limits.searchTermMaxLength) ?? '',
    role: roles.find((role) => role === params.get('role')) ?? defaultView.role,
    state: readState(params),
    sortBy: userSortKeys.find((key) => key === params.get('sortBy')) ?? defaultView.sortBy,
    sortOrder: sortOrders.find((order) => order === params.get('sortOrder')) ?? defaultView.sortOrder,
    ...readPaging(params),
  };
}

/** The URL parameters of a view, without defaults. */
export function addressOf(view: UsersView): UsersAddress {
  return {
    ...criteriaOf(view),
    ...(view.sortBy !== defaultView.sortBy && { sortBy: view.sortBy }),
    ...(view.sortOrder !== defaultView.sortOrder && { sortOrder: view.sortOrder }),
    ...pagingAddress(view),
  };
}

/**
 * The query variables of a view: `isActive` whenever it is defined, page and limit only when set (specification §7).
 */
export function queryOf(view: UsersView): UsersQueryVariables {
  return {
    ...criteriaOf(view),
    sortBy: view.sortBy,
    sortOrder: view.sortOrder,
    ...pagingAddress(view),
  };
}

export function linkStateOf(view: UsersView): ListState {
  return { list: paths.users(addressOf(view)).slice(paths.users().length) };
}

/** The query variables of the list that was last on screen. */
export function listQueryOf({ list }: ListState) {
  return queryOf(readView(new URLSearchParams(list)));
}

function criteriaOf({ search, role, state }: UsersView) {
  return {
    ...(search !== '' && { search }),
    ...(role !== null && { role }),
    ...(state === 'closed' && { closed: true }),
    ...((state === 'active' || state === 'inactive') && { isActive: state === 'active' }),
  };
}

function readState(params: URLSearchParams): StateFilter {
  if (params.get('closed') === 'true') return 'closed';
  const isActive = params.get('isActive');
  if (isActive === 'true') return 'active';
  return isActive === 'false' ? 'inactive' : defaultView.state;
}

export const stateFilterLabels: Readonly<Record<StateFilter, string>> = {
  open: 'Open accounts',
  active: 'Active or invited',
  inactive: 'Inactive',
  closed: 'Closed accounts',
};
