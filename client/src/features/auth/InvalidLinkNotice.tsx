import { limits } from '@contract/limits';
import { messages } from '@contract/messages';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { FailureText } from '../../components/FailureText';
import { formatLifetime } from '../../components/format';
import { StateMessage } from '../../components/StateMessage';
import { paths } from '../../paths';

interface InvalidLinkNoticeProps {
  /** Why the check failed; falsy if there was no token to check. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** States that a link does not work and why, and how to get another. */
export function InvalidLinkNotice({ error, onRetry }: InvalidLinkNoticeProps) {
  const title = error ? FailureText({ error, operation: 'verifyResetToken' }) : messages.tokenRequired;
  return (
    <StateMessage
      isFailure
      title={title}
      action={
        <>
          <Button component={Link} to={paths.forgotPassword}>
            Ask for a new link
          </Button>
          {Boolean(error) && (
            <Button variant="default" onClick={onRetry}>
              Check again
            </Button>
          )}
        </>
      }
    >
      A link to set a password works once: for {formatLifetime(limits.passwordLinkMs.reset)}, or{' '}
      {formatLifetime(limits.passwordLinkMs.invitation)} if it came with an invitation. A newer one replaces
      it, and it has to be copied whole. If an invitation has run out, ask for a new link here or have an
      administrator send it again.
    </StateMessage>
  );
}
