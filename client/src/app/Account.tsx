import { UnstyledButton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';

import { ButtonLink } from '../components/ButtonLink';
import { onDemand } from '../components/OnDemand';
import type { Retry } from '../hooks/useRetry';
import { loginFrom } from '../session/nextPage';
import { useIsSessionRestored, useSession } from '../session/useSession';
import classes from './Account.module.css';
import { AccountInitials } from './AccountInitials';

// Most people are visitors; they need not wait for the code of a menu they do not have.
const AccountMenu = onDemand(() => import('./AccountMenu'), 'AccountMenu', MenuLoading, MenuFailure);

const menuFailed = 'The account menu could not be loaded. Try again';

/** The link to sign in for visitors, and the account menu for a signed-in person. */
export function Account() {
  const here = useLocation();
  const { user } = useSession();
  if (!useIsSessionRestored()) return <AccountInitials />;
  if (user === null)
    return (
      <ButtonLink to={loginFrom(here)} variant="default" size="compact-md">
        Sign in
      </ButtonLink>
    );
  return <AccountMenu user={user} />;
}

interface MenuProps {
  readonly user: { readonly name: string };
}

function MenuLoading({ user }: MenuProps) {
  return <AccountInitials name={user.name} />;
}

function MenuFailure({ user, retry }: MenuProps & { readonly retry: Retry }) {
  return (
    <UnstyledButton
      className={classes.target}
      aria-label={menuFailed}
      title={menuFailed}
      onClick={retry.start}
    >
      <AccountInitials name={user.name} />
      <IconRefresh size={14} aria-hidden="true" />
    </UnstyledButton>
  );
}
