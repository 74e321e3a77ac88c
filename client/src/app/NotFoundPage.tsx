import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';

import { PageTitle } from '../components/PageTitle';
import { StateMessage } from '../components/StateMessage';
import { paths } from '../paths';
import classes from './NotFoundPage.module.css';

/** What anybody sees who follows an address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className={classes.page}>
      <PageTitle title="Page not found" />
      <StateMessage
        title="There is no page at this address"
        action={
          <>
            <Button component={Link} to={paths.entries()}>
              Browse entries
            </Button>
            <Button component={Link} to={paths.home} variant="default">
              Go to the start
            </Button>
          </>
        }
      >
        <code className={classes.address}>{pathname}</code> leads nowhere. It may have been mistyped, or the
        page has moved. Entries keep their address for good: search for what you were after.
      </StateMessage>
    </div>
  );
}
