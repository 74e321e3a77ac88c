import type { Operation } from '@contract/failures';
import { Button, type ButtonProps } from '@mantine/core';

import { focusMainIfLost } from '../hooks/focusMain';
import { useAfterUnmount } from '../hooks/useAfterUnmount';
import { inputProblemsOf, isUnanswered } from './failureDetails';
import { failureMessage } from './failureMessage';
import { PageTitle } from './PageTitle';
import { StateMessage } from './StateMessage';

/** Props of messages about a failed request. */
export interface FailureProps {
  readonly error: unknown;
  readonly operation: Operation;
  /** Called to try again; another failure is reported by the query itself, not by its promise. */
  readonly onRetry: () => unknown;
}

/** Sends a failed request again. */
export function RetryButton({ onRetry, ...look }: ButtonProps & Pick<FailureProps, 'onRetry'>) {
  // The button goes when there is an answer.
  const keepFocus = useAfterUnmount(focusMainIfLost);
  const handleRetry = () => {
    keepFocus();
    void Promise.resolve(onRetry()).catch(() => undefined);
  };
  return (
    <Button {...look} onClick={handleRetry}>
      Try again
    </Button>
  );
}

/**
 * Replaces the content after a failure: shows the server's or the catalogue's message, and a button to try again. What
 * the server refuses is refused again, so it is to be changed instead.
 */
export function ErrorState({ error, operation, onRetry }: FailureProps) {
  const title = failureMessage(error, operation);
  if (Object.keys(inputProblemsOf(error)).length > 0) {
    return (
      <StateMessage isFailure title={title}>
        Change the search or the filters. A link that leads here may be damaged.
      </StateMessage>
    );
  }
  return (
    <StateMessage isFailure title={title} action={<RetryButton onRetry={onRetry} />}>
      No data was lost.{' '}
      {isUnanswered(error)
        ? 'Check your network connection and try again. If the error persists, the database may be restarting.'
        : 'Try again in a moment.'}
    </StateMessage>
  );
}

/** A page whose content could not be loaded: its title, and the failure. */
export function FailedPage({ title, ...failure }: FailureProps & { readonly title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <ErrorState {...failure} />
    </>
  );
}
