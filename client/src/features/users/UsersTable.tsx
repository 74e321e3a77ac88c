import type { UserSortKey } from '@contract/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { ListState } from '../../components/BackToList';
import { type ListColumn, ListTable } from '../../components/list/ListTable';
import { Day } from '../../components/Moment';
import type { AdministeredUserFragment } from '../../generated/types';
import { paths } from '../../paths';
import type { UserAction } from './userActions';
import { UserActionsMenu } from './UserActionsMenu';
import { userColumns } from './userColumns';
import type { UsersView } from './usersSearchParams';
import classes from './UsersTable.module.css';
import { UserStateLabel } from './UserStateLabel';

/** Props of both the table and the cards. */
export interface UserRowsProps {
  readonly users: readonly AdministeredUserFragment[];
  /** The id of the signed-in user. */
  readonly ownId: string | null;
  readonly link: ListState;
  readonly onAction: (action: UserAction, user: AdministeredUserFragment) => void;
}

interface UsersTableProps extends UserRowsProps {
  readonly view: UsersView;
  readonly onSort: (sortBy: UserSortKey) => void;
}

type ShownKey = (typeof userColumns)[number]['sortKey'];

/** Users as rows: name, role, state and actions. */
export function UsersTable({ users, ownId, link, view, onSort, onAction }: UsersTableProps) {
  const cells: Readonly<Record<ShownKey, (user: AdministeredUserFragment) => ReactNode>> = {
    name: (user) => (
      <>
        <Link to={paths.user(user.id)} state={link}>
          {user.name}
        </Link>
        {user.id === ownId && <span className={classes.you}>you</span>}
        {user.username !== null && <span className={classes.username}>{user.username}</span>}
      </>
    ),
    email: ({ email }) => email,
    role: ({ role }) => role,
    isActive: (user) => <UserStateLabel user={user} />,
    lastLoginAt: ({ lastLoginAt }) =>
      lastLoginAt === null ? <span data-text="quiet">Never</span> : <Day moment={lastLoginAt} />,
    createdAt: ({ createdAt }) => <Day moment={createdAt} />,
  };
  const actions: ListColumn<AdministeredUserFragment> = {
    label: 'Actions',
    share: 5,
    isActions: true,
    cell: (user) => <UserActionsMenu user={user} isOwn={user.id === ownId} link={link} onAction={onAction} />,
  };
  return (
    <ListTable
      label="Users"
      columns={[...userColumns.map((column) => ({ ...column, cell: cells[column.sortKey] })), actions]}
      rows={users}
      sorting={{ by: view.sortBy, order: view.sortOrder, onSort }}
      minWidth="62rem"
      tabularNums
      className={classes.people}
    />
  );
}
