import { TextInput } from '@mantine/core';

import type { FieldErrors } from './fieldErrors';
import { userTextFields, type UserTextName, type UserTexts } from './userFields';
import classes from './UserForm.module.css';

interface UserTextInputsProps {
  readonly texts: UserTexts;
  /** The server's errors by field. */
  readonly problems: FieldErrors;
  /** The stored texts, if any; fields that differ show the stored text. */
  readonly saved?: UserTexts;
  readonly onText: (name: UserTextName, text: string) => void;
}

/** Inputs for name, e-mail address, username and contact number; the server's errors are next to their field. */
export function UserTextInputs({ texts, problems, saved, onText }: UserTextInputsProps) {
  return userTextFields.map(({ name, label, isRequired, maxLength, hint, type = 'text' }) => {
    const isChanged = saved !== undefined && texts[name].trim() !== saved[name];
    return (
      <TextInput
        key={name}
        name={name}
        type={type}
        label={label}
        description={isChanged ? `Was: ${saved[name] === '' ? 'blank' : saved[name]}` : hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required={isRequired}
        value={texts[name]}
        maxLength={maxLength}
        error={problems[name]}
        // The form contains another person's data, so the browser must not fill it in.
        autoComplete="off"
        spellCheck={false}
        data-changed={isChanged || undefined}
        onChange={(event) => onText(name, event.currentTarget.value)}
        classNames={{ input: classes.input, description: classes.hint }}
      />
    );
  });
}
