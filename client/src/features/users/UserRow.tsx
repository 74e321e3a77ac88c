import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';

import { clamped } from '../../components/ClampedTexts';
import { Day } from '../../components/Day';
import { actionsCell } from '../../components/list/ListTable';
import type { AdministeredUserFragment } from '../../generated/types';
import { paths } from '../../paths';
import { UserActionsMenu } from './UserActionsMenu';
import type { UserRowsProps } from './UsersTable';
import classes from './UsersTable.module.css';
import { UserStateMark } from './UserStateMark';

interface UserRowProps extends Pick<UserRowsProps, 'link' | 'onAction'> {
  readonly user: AdministeredUserFragment;
  readonly isOwn: boolean;
}

/** One person as a row; the name leads to everything else. */
export function UserRow({ user, isOwn, link, onAction }: UserRowProps) {
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
