import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

interface PasswordFieldProps extends PasswordInputProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button to show the password, which the keyboard can reach. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  // A page may have several.
  const action = `Show ${props.label.toLowerCase()}`;
  return (
    <PasswordInput
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleFocusable
      // `aria-pressed` gives the state, so the name does not change.
      visibilityToggleButtonProps={{ 'aria-label': action, title: action }}
      error={error}
      aria-invalid={Boolean(error)}
      spellCheck={false}
      autoCapitalize="off"
      {...props}
    />
  );
}
