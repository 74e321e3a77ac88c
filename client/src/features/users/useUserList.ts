import type { Operation } from '@contract/failures';

import { useUsersQuery } from '../../generated/users';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { queryOf, type UsersView } from './usersSearchParams';

export type UserList = ReturnType<typeof useUserList>;

/**
 * The users of a view. While another page loads, the previous one stays, so that the layout does not jump. A failed
 * search keeps the previous list; any other error empties it (specification §4).
 */
export function useUserList(asked: UsersView) {
  const view = useDisplayedValue(asked);
  const { data, previousData, loading, error, refetch } = useUsersQuery({
    variables: queryOf(view),
    notifyOnNetworkStatusChange: true,
  });
  const isKept = loading || (error !== undefined && view.search !== '');
  return {
    /** The page of the list, possibly of the previous view. */
    page: (data ?? (isKept ? previousData : undefined))?.users,
    /** Whether a request is running. */
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
