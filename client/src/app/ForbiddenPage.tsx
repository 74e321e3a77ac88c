import { type Action, policy } from '@contract/policy';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { PageTitle } from '../components/PageTitle';
import { StateMessage } from '../components/StateMessage';
import { paths } from '../paths';
import { useSession } from '../session/useSession';
import classes from './NotFoundPage.module.css';

interface ForbiddenPageProps {
  /** What the page needs one to be allowed to do. */
  readonly action: Action;
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What a signed-in person sees whose role a page is not for, and the ways on. */
export function ForbiddenPage({ action }: ForbiddenPageProps) {
  const { user } = useSession();
  const permission = policy[action];
  return (
    <div className={classes.page}>
      <PageTitle title="No access" />
      <StateMessage
        title="This page is not for your role"
        action={
          <>
            <Button component={Link} to={paths.entries()}>
              Browse entries
            </Button>
            <Button component={Link} to={paths.profile} variant="default">
              Look at your profile
            </Button>
          </>
        }
      >
        You are signed in as {user?.name}, in the role {user?.role}.
        {typeof permission !== 'string' && ` The page needs the role ${anyOf.format(permission)}.`} If it
        should be yours, ask an administrator to change your role; it counts at once.
      </StateMessage>
    </div>
  );
}
