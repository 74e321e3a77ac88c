import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { ButtonWithDisabledReason } from '../../components/ButtonWithDisabledReason';
import { FormFailure } from '../../components/FormFailure';
import { blankProblems, problemsOf } from '../../components/formProblems';
import { notifyDone } from '../../components/notify';
import { useUpdateProfileMutation } from '../../generated/profile';
import type { UserFieldsFragment } from '../../generated/types';
import { useFormFocus } from '../../hooks/useFormFocus';
import { inputOf, useTypedTexts } from '../../hooks/useTypedTexts';
import { session } from '../../session/session';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection';

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', type: 'text', required: true },
  { name: 'username', label: 'Username', autoComplete: 'nickname', type: 'text' },
  { name: 'contactNumber', label: 'Contact number', autoComplete: 'tel', type: 'tel' },
] as const;
const names = fields.map(({ name }) => name);
type Problems = Partial<Record<(typeof names)[number], string | true>>;

/** The form with which users change their own data; sends only what they changed. */
export function ProfileForm({ user }: { readonly user: UserFieldsFragment }) {
  const { texts, changed, type, forgetSent } = useTypedTexts('profile', names, textsOf(user));
  const [problems, setProblems] = useState<Problems>({});
  const [updateProfile, { loading, error }] = useUpdateProfileMutation();
  const form = useFormFocus(problems, loading);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const blank = blankProblems(texts, ['name'], clientMessages.fieldRequired('Name'));
    setProblems(blank);
    if (changed.length === 0 || loading || Object.keys(blank).length > 0) return;
    void updateProfile({
      variables: { id: user.id, input: inputOf(texts, changed) },
      onCompleted: ({ updateUser }) => {
        session.updateUser(updateUser);
        forgetSent(texts);
        notifyDone('profileSaved');
      },
      onError: (failure) => setProblems(problemsOf(failure, names)),
    });
  };
  const isAboutField = Object.keys(problems).length > 0;
  return (
    <ProfileSection title="Your data" about="The history of an entry shows your name with your changes.">
      <form ref={form} data-stack="16" className={classes.form} noValidate onSubmit={handleSubmit}>
        {fields.map(({ name, ...attributes }) => (
          <TextInput
            key={name}
            {...attributes}
            value={texts[name]}
            error={problems[name]}
            maxLength={limits.user[name]}
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        ))}
        <FormFailure error={loading || isAboutField ? null : error} operation="updateUser" />
        <ButtonWithDisabledReason
          type="submit"
          reason={changed.length > 0 ? null : 'No changes yet'}
          loading={loading}
        >
          Save
        </ButtonWithDisabledReason>
      </form>
    </ProfileSection>
  );
}

function textsOf({ name, username, contactNumber }: UserFieldsFragment) {
  return { name, username: username ?? '', contactNumber: contactNumber ?? '' };
}
