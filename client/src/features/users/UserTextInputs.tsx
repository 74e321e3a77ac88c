import { TextInput } from '@mantine/core';

import type { FieldErrors } from './fieldErrors';
import { userTextFields, type UserTextName, type UserTexts } from './userFields';
import classes from './UserForm.module.css';

interface UserTextInputsProps {
  readonly texts: UserTexts;
  /** What the server said about fields. */
  readonly problems: FieldErrors;
  /** The texts as they are kept, where they are; what differs is marked with how it was. */
  readonly saved?: UserTexts;
  readonly onText: (name: UserTextName, text: string) => void;
}

/** Name, e-mail, username and contact number; what the server says about one stands beside it. */
export function UserTextInputs({ texts, problems, saved, onText }: UserTextInputsProps) {
  return userTextFields.map(({ name, label, isRequired, maxLength, hint, type = 'text' }) => {
    const isChanged = saved !== undefined && texts[name].trim() !== saved[name];
    return (
      <TextInput
        key={name}
        name={name}
        type={type}
        label={label}
        description={isChanged ? `Was: ${saved[name] === '' ? 'nothing' : saved[name]}` : hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required={isRequired}
        value={texts[name]}
        maxLength={maxLength}
        error={problems[name]}
        // It is somebody else's data that is typed here.
        autoComplete="off"
        spellCheck={false}
        data-changed={isChanged || undefined}
        onChange={(event) => onText(name, event.currentTarget.value)}
        classNames={{ input: classes.input, description: classes.hint }}
      />
    );
  });
}
