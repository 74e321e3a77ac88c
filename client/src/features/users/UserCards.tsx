import { Group } from '@mantine/core';
import { Link } from 'react-router-dom';

import { cardActions, cardLink, ListCard, ListCards } from '../../components/list/ListCards';
import { Day } from '../../components/Moment';
import { paths } from '../../paths';
import { UserActionsMenu } from './UserActionsMenu';
import classes from './UserCards.module.css';
import type { UserRowsProps } from './UsersTable';
import { UserStateLabel } from './UserStateLabel';

/** Users as cards, for screens too narrow for a table. */
export function UserCards({ users, ownId, link, onAction }: UserRowsProps) {
  return (
    <ListCards label="Users">
      {users.map((user) => (
        <ListCard key={user.id}>
          <Group gap={8} wrap="nowrap" justify="space-between" align="start">
            <div className={classes.who}>
              <Link to={paths.user(user.id)} state={link} className={cardLink}>
                {user.name}
              </Link>
              {user.id === ownId && <span data-text="quiet"> you</span>}
              {user.username !== null && <span data-text="quiet"> {user.username}</span>}
            </div>
            <div className={`${cardActions} ${classes.actions}`}>
              <UserActionsMenu user={user} isOwn={user.id === ownId} link={link} onAction={onAction} />
            </div>
          </Group>
          <p data-text="quiet" style={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </p>
          <p className={classes.foot}>
            <span style={{ minWidth: '5rem' }}>{user.role}</span>
            <UserStateLabel user={user} />
          </p>
          <p data-text="note" style={{ marginTop: 2 }}>
            {user.lastLoginAt === null ? (
              'Never signed in'
            ) : (
              <>
                Last sign-in <Day moment={user.lastLoginAt} />
              </>
            )}
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}
