import { clientMessages } from '@contract/messages-client';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';

import { FormFailure } from '../../components/FormFailure';
import { newPasswordError } from '../../components/newPasswordAssessment';
import { NewPasswordInput } from '../../components/NewPasswordInput';
import { passwordProblemsOf } from '../../components/passwordProblems';
import { TextLink } from '../../components/TextLink';
import { useResetPasswordMutation } from '../../generated/auth';
import { paths } from '../../paths';
import type { LoginState } from '../../session/loginState';
import { session } from '../../session/session';

/** Sets a new password for the owner of the link. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: { newPassword: (value) => problemWith(value) },
  });
  const [resetPassword, { loading, error }] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  const focus = () => form.getInputNode('newPassword')?.focus();
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
          form.setErrors(passwordProblemsOf(failure));
          focus();
        },
      }),
    focus,
  );
  const isAboutPassword = form.errors.newPassword !== undefined;
  return (
    <form data-stack="16" noValidate onSubmit={handleSubmit}>
      <FormFailure error={loading || isAboutPassword ? null : error} operation="resetPassword">
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
