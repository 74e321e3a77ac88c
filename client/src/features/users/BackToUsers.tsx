import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import type { UserLinkState } from './userLinkState';
import classes from './UserPage.module.css';

interface BackToUsersProps {
  readonly link: UserLinkState;
}

/** A link back to the list, in its previous state. */
export function BackToUsers({ link: { list } }: BackToUsersProps) {
  return (
    <Anchor component={Link} to={paths.users() + list} underline="hover" size="sm" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {list === '' ? 'All users' : 'Back to the list'}
    </Anchor>
  );
}
