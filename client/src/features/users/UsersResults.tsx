import { Box, Button, Group } from '@mantine/core';

import { ButtonLink } from '../../components/ButtonLink';
import { ErrorState, type FailureProps, RetryButton } from '../../components/ErrorState';
import { failureMessage } from '../../components/failureMessage';
import { ListResults } from '../../components/list/ListPage';
import { TableOrCardsSkeleton } from '../../components/list/ListSkeleton';
import { NoSuchPage } from '../../components/list/NoSuchPage';
import { Notice } from '../../components/Notice';
import { Pager } from '../../components/Pager';
import { StateMessage } from '../../components/StateMessage';
import type { AdministeredUserFragment } from '../../generated/types';
import type { ShowView } from '../../hooks/useAddressView';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import type { UserAction } from './userActions';
import { UserCards } from './UserCards';
import { userColumns } from './userColumns';
import { linkStateOf, type UsersView } from './usersSearchParams';
import { UsersTable } from './UsersTable';
import type { UserList } from './useUserList';
import { cleared, isFiltered, narrowed, sortedBy } from './viewChanges';

interface UsersResultsProps {
  readonly list: UserList;
  readonly view: UsersView;
  readonly isPhone: boolean;
  readonly onView: ShowView<UsersView>;
  readonly onAction: (action: UserAction, user: AdministeredUserFragment) => void;
}

/** The list in its states: error, loading, empty, filled, and the previous list after a failed search. */
export function UsersResults({ list, view, isPhone, onView, onAction }: UsersResultsProps) {
  const { users, failure } = list;
  if (failure !== null && !list.isKnown) return <ErrorState {...failure} onRetry={list.refetch} />;
  if (!list.isKnown)
    return (
      <TableOrCardsSkeleton
        what="users"
        rows={view.limit}
        bars={userColumns.length}
        columns="23fr 26fr 10fr 15fr 11fr 15fr"
        cardHeight={124}
      />
    );
  return (
    <>
      {failure !== null && (
        <SearchFailure
          {...failure}
          onRetry={list.refetch}
          onClear={() => onView(narrowed(view, { search: '' }))}
        />
      )}
      {users.length === 0 && failure === null ? (
        <NoUsers pages={list.pagination.totalPages} view={view} onView={onView} />
      ) : (
        <PageOfUsers {...{ list, view, isPhone, onView, onAction }} />
      )}
    </>
  );
}

function PageOfUsers({ list, view, isPhone, onView, onAction }: UsersResultsProps) {
  const { user } = useSession();
  const rows = { users: list.users, ownId: user?.id ?? null, link: linkStateOf(view), onAction };
  const { currentPage, totalPages, totalUsers } = list.pagination;
  return (
    <ListResults isStale={list.isLoading}>
      {isPhone ? (
        <UserCards {...rows} />
      ) : (
        <UsersTable {...rows} view={view} onSort={(sortBy) => onView(sortedBy(view, sortBy))} />
      )}
      {/* After a failed search, the pagination of the previous list does not match the view. */}
      {list.failure === null && (
        <Pager
          page={currentPage}
          pages={totalPages}
          total={totalUsers}
          limit={view.limit}
          what="Users"
          onPaging={(paging) => onView({ ...view, ...paging })}
        />
      )}
    </ListResults>
  );
}

type NoUsersProps = Pick<UsersResultsProps, 'view' | 'onView'> & { readonly pages: number };

/** Explains why the list is empty, and offers a next step. */
function NoUsers({ pages, view, onView }: NoUsersProps) {
  if (pages > 0) {
    return (
      <NoSuchPage page={view.page} pages={pages} onPaging={(paging) => onView({ ...view, ...paging })} />
    );
  }
  if (view.state === 'closed' && !isFiltered({ ...view, state: 'open' })) {
    return (
      <StateMessage
        title="No closed accounts"
        action={<Button onClick={() => onView(cleared(view))}>Show all users</Button>}
      >
        Deleted accounts appear here, and you can reopen them.
      </StateMessage>
    );
  }
  if (!isFiltered(view)) {
    return (
      <StateMessage
        title="There are no users yet"
        action={<ButtonLink to={paths.newUser}>Add user</ButtonLink>}
      >
        New users appear here.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title="No users match"
      action={<Button onClick={() => onView(cleared(view))}>Clear all</Button>}
    >
      A user must match every word of the search and every filter. Try fewer words, another role or state, or
      clear the filters. Deleted users are under “Closed accounts”.
    </StateMessage>
  );
}

interface SearchFailureProps extends FailureProps {
  readonly onClear: () => void;
}

/** A notice above the previous list, shown when a search fails. */
function SearchFailure({ error, operation, onRetry, onClear }: SearchFailureProps) {
  return (
    <Notice tone="danger" role="alert">
      <Group gap="8px 12px">
        <Box component="p" flex="1 1 20rem" maw="none">
          <strong>{failureMessage(error, operation)}</strong>. The list shows the results before the search.
        </Box>
        <RetryButton size="compact-sm" variant="default" onRetry={onRetry} />
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear the search
        </Button>
      </Group>
    </Notice>
  );
}
