import { skipToken } from '@apollo/client/react';
import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { Button, Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../components/ButtonLink';
import { failureMessage } from '../../components/failureMessage';
import { formatLifetime } from '../../components/format';
import { FormFailure } from '../../components/FormFailure';
import { newPasswordError } from '../../components/newPasswordAssessment';
import { NewPasswordInput } from '../../components/NewPasswordInput';
import { passwordProblemsOf } from '../../components/passwordProblems';
import { StateMessage } from '../../components/StateMessage';
import { TextLink } from '../../components/TextLink';
import { useResetPasswordMutation, useVerifyResetTokenQuery } from '../../generated/auth';
import { paths } from '../../paths';
import type { LoginState } from '../../session/loginState';
import { session } from '../../session/session';
import { AuthPage } from './AuthPage';

/** Texts of the page for each purpose of the link. */
const labels = {
  reset: {
    title: 'Set a new password',
    lead: 'The new password ends all your sessions. Sign in with it afterwards.',
  },
  invitation: {
    title: 'Set your password',
    lead: 'Welcome to Autoimmune Atlas. An administrator created an account for you. Choose its password.',
  },
} as const;

/** Target of a mailed link: checks the link, then sets a password. */
export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const check = useVerifyResetTokenQuery(
    token === '' ? skipToken : { variables: { token }, fetchPolicy: 'no-cache' },
  );
  return (
    <>
      {/* The URL contains the token; external sites must not receive it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      {content()}
    </>
  );

  function content() {
    if (check.data) {
      const { title, lead } = labels[check.data.verifyResetToken.purpose];
      return (
        <AuthPage title={title} lead={lead} note={<GoodPasswords />}>
          <ResetPasswordForm token={token} />
        </AuthPage>
      );
    }
    if (check.loading)
      return (
        <AuthPage title="Set a password" note={<GoodPasswords />}>
          <ResetSkeleton />
        </AuthPage>
      );
    return (
      <AuthPage title="Set a password">
        <InvalidLinkNotice error={check.error} onRetry={() => void check.refetch()} />
      </AuthPage>
    );
  }
}

function GoodPasswords() {
  return (
    <>
      <h2>What makes a good password</h2>
      <p>
        A good password is long and unusual. Three or four unrelated words are better than a short password
        with symbols.
      </p>
      <h2>Who can see it</h2>
      <p>Nobody, not even administrators. Use it only here, and save it in your browser.</p>
    </>
  );
}

/** Loading skeleton of the form. */
function ResetSkeleton() {
  return (
    <div role="status" aria-label="Checking the link" data-stack="16">
      <Skeleton height={12} width="85%" my={5} />
      <div>
        <Skeleton height={12} width={96} my={5} />
        <Skeleton height={36} mt={4} />
        <Skeleton height={4} mt={12} />
        <Skeleton height={10} width="90%" mt={12} />
      </div>
      <Skeleton height={36} mt={14} />
    </div>
  );
}

interface InvalidLinkNoticeProps {
  /** Why the check failed; falsy if there was no token to check. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** States that a link does not work and why, and how to get another. */
function InvalidLinkNotice({ error, onRetry }: InvalidLinkNoticeProps) {
  const title = error ? failureMessage(error, 'verifyResetToken') : clientMessages.tokenRequired;
  return (
    <StateMessage
      isFailure
      title={title}
      action={
        <>
          <ButtonLink to={paths.forgotPassword}>Request a new link</ButtonLink>
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

/** Sets a new password for the owner of the link. */
function ResetPasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: { newPassword: (value) => problemWith(value) },
  });
  const [resetPassword, { loading, error, reset }] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  const focus = () => form.getInputNode('newPassword')?.focus();
  const showProblems = (problems: object) => {
    if (Object.keys(problems).length > 0) reset();
    focus();
  };
  const handleSubmit = form.onSubmit(
    ({ newPassword }) =>
      void resetPassword({
        variables: { token, newPassword },
        onCompleted: () => {
          // The server has ended every session of that user, possibly including this browser's.
          session.end('silent');
          const state: LoginState = { notice: 'passwordSet' };
          void navigate(paths.login(), { replace: true, state });
        },
        onError: (failure) => {
          const problems = passwordProblemsOf(failure);
          form.setErrors(problems);
          showProblems(problems);
        },
      }),
    showProblems,
  );
  return (
    <form data-stack="16" noValidate onSubmit={handleSubmit}>
      <FormFailure error={loading ? null : error} operation="resetPassword">
        <TextLink to={paths.forgotPassword}>Request a new link</TextLink>
      </FormFailure>
      <NewPasswordInput {...form.getInputProps('newPassword')} value={form.values.newPassword} />
      <Button type="submit" loading={loading}>
        Set password
      </Button>
    </form>
  );
}

function problemWith(newPassword: string): string | null {
  return newPassword === ''
    ? clientMessages.fieldRequired('New password')
    : newPasswordError(newPassword, null);
}
