import type { Operation } from '@contract/failures';

import type { UsersQuery } from '../../generated/types';
import { useUsersQuery } from '../../generated/users';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { queryOf, type UsersView } from './usersSearchParams';

type UserPagination = Omit<UsersQuery['users']['pagination'], '__typename'>;

/** The pagination before any data has loaded (specification §3). */
const defaultPagination: UserPagination = {
  currentPage: 1,
  totalPages: 1,
  totalUsers: 0,
  hasNextPage: false,
  hasPrevPage: false,
};

export interface UserList {
  readonly users: UsersQuery['users']['users'];
  readonly pagination: UserPagination;
  /** Whether data is available, possibly of the previous view. */
  readonly isKnown: boolean;
  /** Whether a request is running. */
  readonly isLoading: boolean;
  readonly failure: { readonly error: unknown; readonly operation: Operation } | null;
  readonly refetch: () => unknown;
}

/**
 * The users of a view. While another page loads, the previous one stays, so that the layout does not jump. A failed
 * search keeps the previous list; any other error empties it and resets the pagination (specification §4).
 */
export function useUserList(asked: UsersView): UserList {
  const view = useDisplayedValue(asked);
  const { data, previousData, loading, error, refetch } = useUsersQuery({
    variables: queryOf(view),
    notifyOnNetworkStatusChange: true,
  });
  const isKept = loading || (error !== undefined && view.search !== '');
  const page = (data ?? (isKept ? previousData : undefined))?.users;
  return {
    users: page?.users ?? [],
    pagination: page?.pagination ?? defaultPagination,
    isKnown: page !== undefined,
    isLoading: loading,
    failure: error === undefined ? null : { error, operation: operationOf(view) },
    refetch,
  };
}

/** The operation of a request, which selects the error message. */
function operationOf({ search, role }: UsersView): Operation {
  if (search !== '') return 'searchUsers';
  if (role === 'Doctor') return 'fetchDoctors';
  return role === null ? 'fetchUsers' : 'fetchUsersByRole';
}
