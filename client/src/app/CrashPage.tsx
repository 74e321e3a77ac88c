import { Button } from '@mantine/core';

import { PageTitle } from '../components/PageTitle';
import { StateMessage } from '../components/StateMessage';
import { paths } from '../paths';
import classes from './NotFoundPage.module.css';

/** Replaces a page that failed to load or to render. Reloading also loads the code of a newer release. */
export function CrashPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="This page failed" />
      <StateMessage
        isFailure
        title="This page could not be shown"
        action={
          <>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
            <Button component="a" href={paths.home} variant="default">
              Go to the start
            </Button>
          </>
        }
      >
        Something went wrong in this page, or a part of it could not be fetched. Nothing was changed in the
        database.
      </StateMessage>
    </div>
  );
}
