import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { ButtonWithDisabledReason } from '../../components/ButtonWithDisabledReason';
import { formatCount } from '../../components/format';
import { FormFailure } from '../../components/FormFailure';
import { notifyDone } from '../../components/notify';
import type { AdministeredUserFragment, UsersQueryVariables } from '../../generated/types';
import { useUpdateUserMutation } from '../../generated/users';
import { useFormFocus } from '../../hooks/useFormFocus';
import { inputOf, useTypedTexts } from '../../hooks/useTypedTexts';
import { session } from '../../session/session';
import { concernsField, type FieldErrors, fieldErrorsOf } from './fieldErrors';
import { missingTexts, textsOf, userTextFields } from './userFields';
import classes from './UserForm.module.css';
import { cacheUpdatedUser } from './usersCache';
import { UserTextInputs } from './UserTextInputs';

interface UserEditFormProps {
  readonly user: AdministeredUserFragment;
  /** The list that last showed the user. */
  readonly onScreen: UsersQueryVariables;
}

const fieldOrder = userTextFields.map(({ name }) => name);

/** Edits a user's data: marks texts that differ from the stored ones, and sends only those. */
export function UserEditForm({ user, onScreen }: UserEditFormProps) {
  const [update, { loading, error, reset }] = useUpdateUserMutation();
  const [missing, setMissing] = useState<FieldErrors>({});
  const isMissingSomething = concernsField(missing);
  const problems = isMissingSomething ? missing : fieldErrorsOf(error, fieldOrder);
  const form = useFormFocus(isMissingSomething ? missing : error, loading);
  const saved = textsOf(user);
  const { texts, changed, type, discard, forgetSent } = useTypedTexts(user.id, fieldOrder, saved);
  const save = async () => {
    try {
      const variables = { id: user.id, input: inputOf(texts, changed) };
      const { data } = await update({ variables, update: (cache) => cacheUpdatedUser(cache, onScreen) });
      // Changing one's own name also updates the header.
      if (data) session.updateUser(data.updateUser);
      forgetSent(texts);
      notifyDone('userSaved');
    } catch {
      // The form shows the error from the state of the mutation.
    }
  };
  const handleDiscard = () => {
    discard();
    reset();
    setMissing({});
    // The button disappears; the focus stays in the form.
    form.current?.querySelector('input')?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = missingTexts(texts);
    setMissing(found);
    if (changed.length > 0 && !loading && !concernsField(found)) void save();
  };
  return (
    <form ref={form} className={classes.form} aria-label="Personal data" noValidate onSubmit={handleSubmit}>
      <UserTextInputs texts={texts} saved={saved} problems={problems} onText={type} />
      <FormFailure error={concernsField(problems) ? null : error} operation="updateUser" />
      <Group gap="8px 12px">
        <ButtonWithDisabledReason
          type="submit"
          reason={changed.length === 0 ? 'No changes yet' : null}
          loading={loading}
        >
          {changed.length === 0 ? 'Save' : `Save ${formatCount(changed.length, 'change', 'changes')}`}
        </ButtonWithDisabledReason>
        {changed.length > 0 && (
          <Button variant="default" onClick={handleDiscard}>
            Discard
          </Button>
        )}
      </Group>
    </form>
  );
}
