import type { UserSortKey } from '@contract/users';
import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';

import { clamped } from '../../components/ClampedTexts';
import { Day } from '../../components/Day';
import { actionsCell, ListTable } from '../../components/list/ListTable';
import { SortableHead } from '../../components/SortableHead';
import type { AdministeredUserFragment } from '../../generated/types';
import { paths } from '../../paths';
import type { UserAction } from './userActions';
import { UserActionsMenu } from './UserActionsMenu';
import { userColumns } from './userColumns';
import type { UserLinkState } from './userLinkState';
import type { UsersView } from './usersSearchParams';
import classes from './UsersTable.module.css';
import { UserStateMark } from './UserStateMark';

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

interface UserRowProps extends Pick<UserRowsProps, 'link' | 'onAction'> {
  readonly user: AdministeredUserFragment;
  readonly isOwn: boolean;
}

/** One person as a row; the name leads to everything else. */
function UserRow({ user, isOwn, link, onAction }: UserRowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" {...clamped}>
        <Link to={paths.user(user.id)} state={link}>
          {user.name}
        </Link>
        {isOwn && <span className={classes.you}>you</span>}
        {user.username !== null && <span className={classes.username}>{user.username}</span>}
      </Table.Th>
      <Table.Td {...clamped}>{user.email}</Table.Td>
      <Table.Td>{user.role}</Table.Td>
      <Table.Td>
        <UserStateMark user={user} />
      </Table.Td>
      <Table.Td>
        {user.lastLoginAt === null ? (
          <span className={classes.never}>Never</span>
        ) : (
          <Day moment={user.lastLoginAt} />
        )}
      </Table.Td>
      <Table.Td>
        <Day moment={user.createdAt} />
      </Table.Td>
      <Table.Td {...actionsCell}>
        <UserActionsMenu user={user} isOwn={isOwn} link={link} onAction={onAction} />
      </Table.Td>
    </Table.Tr>
  );
}
