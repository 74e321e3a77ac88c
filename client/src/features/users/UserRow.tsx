import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';

import { clamped } from '../../components/ClampedTexts';
import { Day } from '../../components/Day';
import type { AdministeredUserFragment } from '../../generated/graphql';
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
    <Table.Tr className={classes.row}>
      <Table.Th scope="row" className={classes.cell} {...clamped}>
        <Link to={paths.user(user.id)} state={link} className={classes.name}>
          {user.name}
        </Link>
        {isOwn && <span className={classes.you}>you</span>}
        {user.username !== null && <span className={classes.username}>{user.username}</span>}
      </Table.Th>
      <Table.Td className={classes.cell} {...clamped}>
        {user.email}
      </Table.Td>
      <Table.Td className={classes.cell}>{user.role}</Table.Td>
      <Table.Td className={classes.cell}>
        <UserStateMark user={user} />
      </Table.Td>
      <Table.Td className={classes.cell}>
        {user.lastLoginAt === null ? (
          <span className={classes.never}>Never</span>
        ) : (
          <Day moment={user.lastLoginAt} />
        )}
      </Table.Td>
      <Table.Td className={classes.cell}>
        <Day moment={user.createdAt} />
      </Table.Td>
      <Table.Td className={classes.actions}>
        <UserActionsMenu user={user} isOwn={isOwn} link={link} onAction={onAction} />
      </Table.Td>
    </Table.Tr>
  );
}
