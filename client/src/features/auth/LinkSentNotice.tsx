import { limits } from '@contract/limits';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { formatLifetime } from '../../components/format';
import { StateMessage } from '../../components/StateMessage';
import { paths } from '../../paths';
import classes from './AuthPage.module.css';

interface LinkSentNoticeProps {
  readonly email: string;
  /** The server's message. */
  readonly answer: string;
  readonly onAgain: () => void;
}

/** Explains what happens after a password link is requested. Never reveals whether the account exists. */
export function LinkSentNotice({ email, answer, onAgain }: LinkSentNoticeProps) {
  return (
    <div ref={focusNode} tabIndex={-1} className={classes.focused}>
      <StateMessage
        title={answer}
        action={
          <>
            <Button component={Link} to={paths.login()}>
              Back to sign in
            </Button>
            <Button variant="default" onClick={onAgain}>
              Try again
            </Button>
          </>
        }
      >
        The link works once and for {formatLifetime(limits.passwordLinkMs.reset)}. A newer link replaces it.
        If no e-mail reaches {email} within a few minutes, check the spam folder, or try again with another
        address.
      </StateMessage>
    </div>
  );
}

/** Focuses the message, because the button that had the focus is gone. */
function focusNode(node: HTMLElement | null): void {
  node?.focus({ preventScroll: true });
}
