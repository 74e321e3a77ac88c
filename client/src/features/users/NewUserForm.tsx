import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import type { Role } from '@contract/roles';
import { Button, Group, Radio } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { FormFailure } from '../../components/FormFailure';
import { NewPasswordInput } from '../../components/NewPasswordInput';
import type { AdministeredUserFragment, UsersQueryVariables } from '../../generated/types';
import { useCreateUserMutation } from '../../generated/users';
import { createUnsentForms } from '../../hooks/unsentForms';
import { useFormFocus } from '../../hooks/useFormFocus';
import { inputOf } from '../../hooks/useTypedTexts';
import { concernsField, type FieldErrors, fieldErrorsOf } from './fieldErrors';
import { RoleChoice } from './RoleChoice';
import { missingTexts, noTexts, userTextFields, type UserTexts } from './userFields';
import classes from './UserForm.module.css';
import { addCreatedUser } from './usersCache';
import { UserTextInputs } from './UserTextInputs';

interface NewUserFormProps {
  /** The list that was last on screen; the new user is added to its front. */
  readonly onScreen: UsersQueryVariables;
  readonly onCreated: (user: AdministeredUserFragment, isInvited: boolean) => void;
}

/** What the form holds, without the password. */
interface NewUser {
  readonly texts: UserTexts;
  readonly role: Role | null;
  readonly credential: Credential;
}

const unsent = createUnsentForms<NewUser>();
const fieldOrder = [...userTextFields.map(({ name }) => name), 'role', 'password'];

/** The form of a new account. The typed text stays if the server refuses it, or the session ends. */
export function NewUserForm({ onScreen, onCreated }: NewUserFormProps) {
  const [start] = useState(() => unsent.contentOf('new'));
  const [texts, setTexts] = useState(start?.texts ?? noTexts);
  const [role, setRole] = useState(start?.role ?? null);
  const [credential, setCredential] = useState(start?.credential ?? 'invitation');
  unsent.useUnsent('new', { texts, role, credential });
  const [password, setPassword] = useState('');
  const [create, { loading, error }] = useCreateUserMutation({
    update: (cache, { data }) => data && addCreatedUser(cache, data.createUser, onScreen),
  });
  const [missing, setMissing] = useState<FieldErrors>({});
  const isMissingSomething = concernsField(missing);
  const problems = isMissingSomething ? missing : fieldErrorsOf(error, fieldOrder);
  const form = useFormFocus(isMissingSomething ? missing : error, loading);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isPasswordMissing = credential === 'password' && password.trim() === '';
    const found = {
      ...missingTexts(texts),
      ...(role === null && { role: true as const }),
      // Without a password the server would send an invitation.
      ...(isPasswordMissing && { password: clientMessages.passwordTooShort }),
    };
    setMissing(found);
    if (concernsField(found) || loading) return;
    const names = userTextFields.map(({ name }) => name);
    const secret = credential === 'password' && { password };
    void create({
      variables: { input: { ...inputOf(texts, names), role, ...secret } },
      onCompleted: ({ createUser }) => onCreated(createUser, credential === 'invitation'),
    });
  };
  return (
    <form ref={form} className={classes.form} aria-label="New user" noValidate onSubmit={handleSubmit}>
      <UserTextInputs
        texts={texts}
        problems={problems}
        onText={(name, text) => setTexts({ ...texts, [name]: text })}
      />
      <RoleChoice role={role} isRequired problem={problems.role} onRole={setRole} />
      <CredentialChoice credential={credential} onCredential={setCredential} />
      {credential === 'password' && (
        <NewPasswordInput
          label="Password"
          value={password}
          owner={{ email: texts.email, name: texts.name, username: texts.username }}
          error={problems.password}
          onChange={setPassword}
        />
      )}
      <FormFailure error={concernsField(problems) ? null : error} operation="createUser" />
      <Group gap="8px 12px">
        <Button type="submit" loading={loading}>
          {credential === 'invitation' ? 'Create and send invitation' : 'Create user'}
        </Button>
      </Group>
    </form>
  );
}

/** How a new user signs in for the first time. */
type Credential = 'invitation' | 'password';

interface CredentialChoiceProps {
  readonly credential: Credential;
  readonly onCredential: (credential: Credential) => void;
}

const days = limits.passwordLinkMs.invitation / 86_400_000;

const ways: readonly { readonly name: Credential; readonly label: string; readonly description: string }[] = [
  {
    name: 'invitation',
    label: 'By invitation',
    description: `They receive an e-mail with a link to set a password. The link works for ${days} days.`,
  },
  {
    name: 'password',
    label: 'With a password',
    description: 'You set a password and pass it on. They can sign in at once.',
  },
];

/** Chooses between an invitation and a password set by the administrator. */
function CredentialChoice({ credential, onCredential }: CredentialChoiceProps) {
  const handleChange = (value: string) => {
    const chosen = ways.find(({ name }) => name === value);
    if (chosen) onCredential(chosen.name);
  };
  return (
    <Radio.Group label="First sign-in" value={credential} onChange={handleChange}>
      <div data-stack="12" style={{ marginTop: 10 }}>
        {ways.map(({ name, label, description }) => (
          <Radio key={name} value={name} label={label} description={description} />
        ))}
      </div>
    </Radio.Group>
  );
}
