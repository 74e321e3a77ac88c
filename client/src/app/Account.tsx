import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { loginFrom } from '../session/nextPage';
import { useIsSessionRestored, useSession } from '../session/useSession';
import { AccountInitials } from './AccountInitials';

// Most people are visitors; they need not wait for the code of a menu they do not have.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu')).AccountMenu }));

/** The link to sign in for visitors, and the account menu for a signed-in person. */
export function Account() {
  const here = useLocation();
  const { user } = useSession();
  if (!useIsSessionRestored()) return <AccountInitials />;
  if (user === null)
    return (
      <Button component={Link} to={loginFrom(here)} variant="default" size="compact-md">
        Sign in
      </Button>
    );
  return (
    <Suspense fallback={<AccountInitials name={user.name} />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
