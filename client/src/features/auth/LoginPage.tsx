import { clientMessages } from '@contract/messages-client';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Navigate, useLocation } from 'react-router-dom';

import { FormFailure } from '../../components/FormFailure';
import { blankProblems } from '../../components/formProblems';
import { Notice } from '../../components/Notice';
import { PasswordField } from '../../components/PasswordField';
import { TextLink } from '../../components/TextLink';
import { useSignInMutation } from '../../generated/auth';
import { paths } from '../../paths';
import { loginNotices, readLoginNotice } from '../../session/loginState';
import { nextPage } from '../../session/nextPage';
import { session } from '../../session/session';
import { useSession } from '../../session/useSession';
import { AuthPage } from './AuthPage';
import classes from './AuthPage.module.css';
import { EmailInput } from './EmailInput';

/** Signs a user in and returns to the page that they wanted. */
export function LoginPage() {
  const here = useLocation();
  const { isAuthenticated } = useSession();
  const notice = readLoginNotice(here.state);
  if (isAuthenticated) return <Navigate to={nextPage(here.search)} replace />;
  return (
    <AuthPage title="Sign in" note={<AccountPurpose />}>
      {notice !== null && <Notice role="status">{loginNotices[notice]}</Notice>}
      <LoginForm />
    </AuthPage>
  );
}

function AccountPurpose() {
  return (
    <>
      <h2>What an account is for</h2>
      <p>
        With an account you can create, edit and restore entries. The history of an entry shows your name with
        each change. Administrators also manage users. Reading, searching and downloading need no account:{' '}
        <TextLink to={paths.entries()}>browse all entries</TextLink>.
      </p>
      <h2>How to get an account</h2>
      <p>
        Ask an administrator of this database. They send an invitation by e-mail, and you choose your
        password.
      </p>
    </>
  );
}

const fields = ['email', 'password'] as const;

/** E-mail address and password. The typed text stays if signing in fails. */
function LoginForm() {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => blankProblems(values, fields, clientMessages.emailAndPasswordRequired),
  });
  // A password must not enter the cache.
  const [signIn, { loading, error, reset }] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const focus = (field: string | undefined) => form.getInputNode(field ?? 'password')?.focus();
  const handleSubmit = form.onSubmit(
    ({ email, password }) =>
      void signIn({
        variables: { email: email.trim(), password },
        onCompleted: ({ login }) => session.start(login),
        onError: () => {
          // Not a session that started meanwhile, in another tab.
          if (!session.state().isAuthenticated) session.end('silent');
          focus('password');
        },
      }),
    (problems) => {
      reset();
      focus(Object.keys(problems)[0]);
    },
  );
  return (
    <form data-stack="16" noValidate onSubmit={handleSubmit}>
      <FormFailure error={loading ? null : error} operation="signIn" />
      <EmailInput {...form.getInputProps('email')} />
      <PasswordField {...form.getInputProps('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" loading={loading}>
        Sign in
      </Button>
      <p className={classes.below}>
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
      </p>
    </form>
  );
}
