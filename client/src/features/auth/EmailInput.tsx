import { limits } from '@contract/limits';
import { TextInput, type TextInputProps } from '@mantine/core';

/** The e-mail address of an account, for signing in. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      label="E-mail address"
      type="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={limits.user.email}
    />
  );
}
