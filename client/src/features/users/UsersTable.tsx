import type { UserSortKey } from '@contract/users';

import { ListTable } from '../../components/list/ListTable';
import { SortableHead } from '../../components/SortableHead';
import type { AdministeredUserFragment } from '../../generated/types';
import type { UserAction } from './userActions';
import { userColumns } from './userColumns';
import type { UserLinkState } from './userLinkState';
import { UserRow } from './UserRow';
import type { UsersView } from './usersSearchParams';
import classes from './UsersTable.module.css';

/** What a table and cards show alike. */
export interface UserRowsProps {
  readonly users: readonly AdministeredUserFragment[];
  /** Who is looking. */
  readonly ownId: string | null;
  readonly link: UserLinkState;
  readonly onAction: (action: UserAction, user: AdministeredUserFragment) => void;
}

interface UsersTableProps extends UserRowsProps {
  readonly view: UsersView;
  readonly onSort: (sortBy: UserSortKey) => void;
}

const widths = [...userColumns.map(({ width }) => `${width}%`), '5%'];

/** People as rows: who, in which role and state, and what can be done. */
export function UsersTable({ users, ownId, link, view, onSort, onAction }: UsersTableProps) {
  return (
    <ListTable
      label="Users"
      widths={widths}
      minWidth="62rem"
      hasActions
      tabularNums
      className={classes.people}
      head={userColumns.map(({ sortKey, label }) => (
        <SortableHead
          key={sortKey}
          label={label}
          order={view.sortBy === sortKey ? view.sortOrder : undefined}
          onSort={() => onSort(sortKey)}
        />
      ))}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} isOwn={user.id === ownId} link={link} onAction={onAction} />
      ))}
    </ListTable>
  );
}
