import { Button } from '@mantine/core';

import { LoadFailure } from '../components/LoadFailure';
import { MessagePage } from '../components/MessagePage';
import { useRetry } from '../hooks/useRetry';
import { paths } from '../paths';

/** Replaces a page that failed to load or to render. Reloading also loads the code of a newer release. */
export function CrashPage() {
  const retry = useRetry(cannotContinue);
  return (
    <MessagePage title="Something went wrong">
      <LoadFailure
        title="This page could not be shown"
        retry={retry}
        action={
          <Button component="a" href={paths.home} variant="default">
            Go to the start
          </Button>
        }
      >
        Its code could not be loaded, or it has an error. Nothing was changed in the database.{' '}
      </LoadFailure>
    </MessagePage>
  );
}

/** A page that failed cannot be shown again without a reload. */
const cannotContinue = () => Promise.reject(new Error('The page failed'));
