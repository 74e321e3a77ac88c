import type { Operation } from '@contract/failures';

import type { UsersQuery } from '../../generated/types';
import { useUsersQuery } from '../../generated/users';
import { useShown } from '../../hooks/useShown';
import { queryOf, type UsersView } from './usersSearchParams';

type UserPagination = Omit<UsersQuery['users']['pagination'], '__typename'>;

/** Where a list stands of which nothing has come (specification §3). */
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
  /** Whether an answer has come, be it for the view before this one. */
  readonly isKnown: boolean;
  /** Whether an answer is on its way. */
  readonly isLoading: boolean;
  readonly failure: { readonly error: unknown; readonly operation: Operation } | null;
  readonly refetch: () => void;
}

/**
 * The people that a view shows. While another page is on its way the one before stays, so that nothing jumps. A failed
 * search keeps the list that was there; any other failure empties it and resets where it stands (specification §4).
 */
export function useUserList(asked: UsersView): UserList {
  const view = useShown(asked);
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
    refetch: () => void refetch().catch(() => undefined),
  };
}

/** What the client was doing, for the sentence of the catalogue when it failed. */
function operationOf({ search, role }: UsersView): Operation {
  if (search !== '') return 'searchUsers';
  if (role === 'Doctor') return 'fetchDoctors';
  return role === null ? 'fetchUsers' : 'fetchUsersByRole';
}
