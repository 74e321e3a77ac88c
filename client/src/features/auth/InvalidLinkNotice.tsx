import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { failureMessage } from '../../components/failureMessage';
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
  const title = error ? failureMessage(error, 'verifyResetToken') : clientMessages.tokenRequired;
  return (
    <StateMessage
      isFailure
      title={title}
      action={
        <>
          <Button component={Link} to={paths.forgotPassword}>
            Request a new link
          </Button>
          {Boolean(error) && (
            <Button variant="default" onClick={onRetry}>
              Check again
            </Button>
          )}
        </>
      }
    >
      A link to set a password works once and for {formatLifetime(limits.passwordLinkMs.reset)}, in an
      invitation for {formatLifetime(limits.passwordLinkMs.invitation)}. A newer link replaces it. Check that
      you copied the whole link. If it has expired, request a new link here, or ask an administrator to resend
      the invitation.
    </StateMessage>
  );
}
