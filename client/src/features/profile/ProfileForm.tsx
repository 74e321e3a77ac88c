import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import { ButtonWithDisabledReason } from '../../components/ButtonWithDisabledReason';
import { FormFailure } from '../../components/FormFailure';
import { blankProblems, problemsOf } from '../../components/formProblems';
import { notifyDone } from '../../components/notify';
import { useUpdateProfileMutation } from '../../generated/profile';
import type { UserFieldsFragment } from '../../generated/types';
import { session } from '../../session/session';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection';

interface ProfileFormProps {
  readonly user: UserFieldsFragment;
}

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', type: 'text', required: true },
  { name: 'username', label: 'Username', autoComplete: 'nickname', type: 'text' },
  { name: 'contactNumber', label: 'Contact number', autoComplete: 'tel', type: 'tel' },
] as const;
const names = fields.map(({ name }) => name);

/** The form with which users change their own data. */
export function ProfileForm({ user }: ProfileFormProps) {
  const form = useForm({
    initialValues: valuesOf(user),
    validate: (values) => blankProblems(values, ['name'], clientMessages.userFieldsRequired),
  });
  const [updateProfile, { loading, error }] = useUpdateProfileMutation();
  const focus = (field: string | undefined) => field !== undefined && form.getInputNode(field)?.focus();
  const handleSubmit = form.onSubmit(
    (values) =>
      void updateProfile({
        variables: { id: user.id, input: inputOf(values) },
        onCompleted: ({ updateUser }) => {
          session.updateUser(updateUser);
          form.setValues(valuesOf(updateUser));
          notifyDone('profileSaved');
        },
        onError: (failure) => {
          const problems = problemsOf(failure, names);
          form.setErrors(problems);
          focus(Object.keys(problems)[0]);
        },
      }),
    (problems) => focus(Object.keys(problems)[0]),
  );
  const [now, saved] = [inputOf(form.values), inputOf(valuesOf(user))];
  const isChanged = names.some((name) => now[name] !== saved[name]);
  const isAboutField = Object.keys(form.errors).length > 0;
  return (
    <ProfileSection title="Your data" about="The history of an entry shows your name with your changes.">
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        {fields.map(({ name, ...attributes }) => (
          <TextInput key={name} {...form.getInputProps(name)} {...attributes} maxLength={limits.user[name]} />
        ))}
        <FormFailure error={loading || isAboutField ? null : error} operation="updateUser" />
        <ButtonWithDisabledReason
          type="submit"
          reason={isChanged ? null : 'No changes yet'}
          loading={loading}
        >
          Save
        </ButtonWithDisabledReason>
      </form>
    </ProfileSection>
  );
}

type Values = Readonly<Record<(typeof names)[number], string>>;

function valuesOf({ name, username, contactNumber }: UserFieldsFragment): Values {
  return { name, username: username ?? '', contactNumber: contactNumber ?? '' };
}

/** Blank texts clear their field. */
function inputOf({ name, username, contactNumber }: Values) {
  return {
    name: name.trim(),
    username: username.trim() || null,
    contactNumber: contactNumber.trim() || null,
  };
}
