import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';

import { ButtonLink } from '../../components/ButtonLink';
import { formatLifetime } from '../../components/format';
import { FormFailure } from '../../components/FormFailure';
import { blankProblems } from '../../components/formProblems';
import { StateMessage } from '../../components/StateMessage';
import { TextLink } from '../../components/TextLink';
import { useForgotPasswordMutation } from '../../generated/auth';
import { paths } from '../../paths';
import { AuthPage } from './AuthPage';
import classes from './AuthPage.module.css';
import { EmailInput } from './EmailInput';

/** Sends a password link to a user who has forgotten the password. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null)
    return (
      <AuthPage title="Check your mail">
        <LinkSentNotice email={email} answer={answer} onAgain={() => setAnswer(null)} />
      </AuthPage>
    );
  return (
    <AuthPage
      title="Forgot your password"
      note={<NoAccountHint />}
      lead="Enter the e-mail address of your account to receive a link to set a new password."
    >
      <ForgotPasswordForm email={email} onEmail={setEmail} onAnswer={setAnswer} />
    </AuthPage>
  );
}

function NoAccountHint() {
  return (
    <>
      <h2>Were you invited?</h2>
      <p>
        The link in your invitation works for {formatLifetime(limits.passwordLinkMs.invitation)}. If it has
        expired, request a new link here, or ask an administrator to resend the invitation.
      </p>
      <h2>No access to the e-mail address?</h2>
      <p>An administrator of this database can look up your account and change its address.</p>
    </>
  );
}

interface LinkSentNoticeProps {
  readonly email: string;
  /** The server's message. */
  readonly answer: string;
  readonly onAgain: () => void;
}

/** Explains what happens after a password link is requested. Never reveals whether the account exists. */
function LinkSentNotice({ email, answer, onAgain }: LinkSentNoticeProps) {
  return (
    <div ref={focusNode} tabIndex={-1} style={{ outline: 'none' }}>
      <StateMessage
        title={answer}
        action={
          <>
            <ButtonLink to={paths.login()}>Back to sign in</ButtonLink>
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

interface ForgotPasswordFormProps {
  /** The address typed so far. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Called with the server's message when it accepts the request. */
  readonly onAnswer: (message: string) => void;
}

/** Asks for the e-mail address to which a password link is sent. */
function ForgotPasswordForm({ email: typed, onEmail, onAnswer }: ForgotPasswordFormProps) {
  const form = useForm({
    initialValues: { email: typed },
    validate: (values) => blankProblems(values, ['email'], clientMessages.emailRequired),
  });
  const [forgotPassword, { loading, error, reset }] = useForgotPasswordMutation({ fetchPolicy: 'no-cache' });
  const focus = () => form.getInputNode('email')?.focus();
  const handleSubmit = form.onSubmit(
    ({ email }) => {
      onEmail(email.trim());
      void forgotPassword({
        variables: { email: email.trim() },
        onCompleted: (data) => onAnswer(data.forgotPassword.message),
        onError: focus,
      });
    },
    () => {
      reset();
      focus();
    },
  );
  return (
    <form data-stack="16" noValidate onSubmit={handleSubmit}>
      <FormFailure error={loading ? null : error} operation="sendResetEmail" />
      <EmailInput {...form.getInputProps('email')} autoFocus={typed !== ''} />
      <Button type="submit" loading={loading}>
        Send the link
      </Button>
      <p className={classes.below}>
        <TextLink to={paths.login()}>Back to sign in</TextLink>
      </p>
    </form>
  );
}
