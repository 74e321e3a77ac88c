import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

import field from './Field.module.css';

interface PasswordFieldProps extends PasswordInputProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, which can be shown, by keyboard too. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <PasswordInput
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleFocusable
      // It says whether it is pressed, so its name stays.
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', title: 'Show password' }}
      error={error}
      aria-invalid={Boolean(error)}
      classNames={{ input: field.input }}
      spellCheck={false}
      autoCapitalize="off"
      {...props}
    />
  );
}
