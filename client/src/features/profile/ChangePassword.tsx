import { clientMessages } from '@contract/messages-client';
import type { PasswordOwner } from '@contract/rules/password';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';

import { FormFailure } from '../../components/FormFailure';
import { blankProblems } from '../../components/formProblems';
import { newPasswordError } from '../../components/newPasswordAssessment';
import { NewPasswordInput } from '../../components/NewPasswordInput';
import { notifyDone } from '../../components/notify';
import { PasswordField } from '../../components/PasswordField';
import { passwordProblemsOf } from '../../components/passwordProblems';
import { useChangePasswordMutation } from '../../generated/profile';
import { useFormFocus } from '../../hooks/useFormFocus';
import { session } from '../../session/session';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection';

const fields = ['currentPassword', 'newPassword'] as const;
const empty = { currentPassword: '', newPassword: '' };

/** Changes the password; this session continues with a new token, the others end. */
export function ChangePassword({ user }: { readonly user: PasswordOwner }) {
  const form = useForm({ initialValues: empty, validate: (values) => problemsWith(values, user) });
  const [changePassword, { loading, error, reset }] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });
  const formRef = useFormFocus(null, loading);
  const showProblems = (problems: object) => {
    const first = fields.find((field) => field in problems);
    if (first === undefined) return;
    reset();
    form.getInputNode(first)?.focus();
  };
  const handleSubmit = form.onSubmit(
    (variables) =>
      void changePassword({
        variables,
        onCompleted: (data) => {
          session.renew(data.changePassword);
          form.reset();
          notifyDone('passwordUpdated');
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
    <ProfileSection title="Password" about="Changing it signs you out on every other device.">
      <form ref={formRef} data-stack="16" className={classes.form} noValidate onSubmit={handleSubmit}>
        {/* Lets password managers know the account of the password. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...form.getInputProps('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordInput
          {...form.getInputProps('newPassword')}
          value={form.values.newPassword}
          owner={user}
        />
        <FormFailure error={loading ? null : error} operation="updatePassword" />
        <Button type="submit" loading={loading}>
          Change password
        </Button>
      </form>
    </ProfileSection>
  );
}

function problemsWith(values: typeof empty, owner: PasswordOwner) {
  const blank = fields.filter((field) => values[field] === '');
  if (blank.length > 0) return blankProblems(values, blank, clientMessages.currentAndNewPasswordRequired);
  const problem = newPasswordError(values.newPassword, owner);
  return problem === null ? {} : { newPassword: problem };
}
