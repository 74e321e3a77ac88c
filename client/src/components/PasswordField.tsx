import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

interface PasswordFieldProps extends PasswordInputProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button to show the password, which the keyboard can reach. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <PasswordInput
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleFocusable
      // `aria-pressed` gives the state, so the name does not change.
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', title: 'Show password' }}
      error={error}
      aria-invalid={Boolean(error)}
      spellCheck={false}
      autoCapitalize="off"
      {...props}
    />
  );
}
