import { messages } from '@contract/messages';
import type { Role } from '@contract/roles';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { FormFailure } from '../../components/FormFailure';
import { NewPasswordInput } from '../../components/NewPasswordInput';
import {
  type AdministeredUserFragment,
  useCreateUserMutation,
  type UsersQueryVariables,
} from '../../generated/graphql';
import { fieldErrorsOf, namesAField } from './fieldErrors';
import { RoleChoice } from './RoleChoice';
import { useFormFocus } from './useFormFocus';
import { inputOf, noTexts, userTextFields } from './userFields';
import classes from './UserForm.module.css';
import { addCreatedUser } from './usersCache';
import { UserTextInputs } from './UserTextInputs';
import { type WayIn, WayInChoice } from './WayInChoice';

interface NewUserFormProps {
  /** The list that was on screen last; the new person goes to its front. */
  readonly onScreen: UsersQueryVariables;
  readonly onCreated: (user: AdministeredUserFragment, isInvited: boolean) => void;
}

const fieldOrder = [...userTextFields.map(({ name }) => name), 'role', 'password'];

/** Everything about a person to be. Whatever the server refuses, nothing typed is lost. */
export function NewUserForm({ onScreen, onCreated }: NewUserFormProps) {
  const [texts, setTexts] = useState(noTexts);
  const [role, setRole] = useState<Role | null>(null);
  const [wayIn, setWayIn] = useState<WayIn>('invitation');
  const [password, setPassword] = useState('');
  const [create, { loading, error }] = useCreateUserMutation();
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const problems = fieldErrorsOf(error, fieldOrder);
  const form = useFormFocus(error ?? isPasswordMissing, loading);
  const save = async () => {
    const names = userTextFields.map(({ name }) => name);
    const secret = wayIn === 'password' && { password };
    try {
      const { data } = await create({
        variables: { input: { ...inputOf(texts, names), role, ...secret } },
        update: (cache, { data: done }) => done && addCreatedUser(cache, done.createUser, onScreen),
      });
      if (data) onCreated(data.createUser, wayIn === 'invitation');
    } catch {
      // The form says it, from the state of the mutation.
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Without one the server would send an invitation, which is not what was chosen.
    const isMissing = wayIn === 'password' && password.trim() === '';
    setIsPasswordMissing(isMissing);
    if (!isMissing && !loading) void save();
  };
  return (
    <form ref={form} className={classes.form} aria-label="New user" noValidate onSubmit={handleSubmit}>
      <FormFailure error={namesAField(problems) ? null : error} operation="createUser" />
      <UserTextInputs
        texts={texts}
        problems={problems}
        onText={(name, text) => setTexts({ ...texts, [name]: text })}
      />
      <RoleChoice label="Role" role={role} isRequired problem={problems.role} onRole={setRole} />
      <WayInChoice wayIn={wayIn} onWayIn={setWayIn} />
      {wayIn === 'password' && (
        <NewPasswordInput
          label="Password"
          value={password}
          owner={{ email: texts.email, name: texts.name, username: texts.username }}
          error={isPasswordMissing ? messages.passwordTooShort : problems.password}
          onChange={setPassword}
        />
      )}
      <div className={classes.save}>
        <Button type="submit" loading={loading}>
          {wayIn === 'invitation' ? 'Create and send invitation' : 'Create user'}
        </Button>
      </div>
    </form>
  );
}
