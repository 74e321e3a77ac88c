import { clientMessages } from '@contract/messages-client';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';

import { FormFailure } from '../../components/FormFailure';
import { blankProblems } from '../../components/formProblems';
import { PasswordField } from '../../components/PasswordField';
import { TextLink } from '../../components/TextLink';
import { useSignInMutation } from '../../generated/auth';
import { paths } from '../../paths';
import { session } from '../../session/session';
import classes from './AuthPage.module.css';
import { EmailInput } from './EmailInput';

const fields = ['email', 'password'] as const;

/** E-mail address and password. The typed text stays if signing in fails. */
export function LoginForm() {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => blankProblems(values, fields, clientMessages.emailAndPasswordRequired),
  });
  // A password must not enter the cache.
  const [signIn, { loading, error }] = useSignInMutation({ fetchPolicy: 'no-cache' });
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
    (problems) => focus(Object.keys(problems)[0]),
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
