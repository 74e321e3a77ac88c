import { limits } from '@contract/limits';
import type { PasswordOwner } from '@contract/rules/password';
import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import { assessPassword, type PasswordAssessment } from './newPasswordAssessment';
import classes from './NewPasswordInput.module.css';
import type { estimatePassword, PasswordEstimate } from './passwordEstimate';
import { PasswordField } from './PasswordField';

interface NewPasswordInputProps {
  /** @default New password */
  readonly label?: string;
  readonly value: string;
  /** The error after submitting. @default none */
  readonly error?: ReactNode;
  /** The person, as far as known; their name and address make weak passwords. @default not known */
  readonly owner?: PasswordOwner | null;
  readonly onChange: (value: string) => void;
}

/** Pause in typing after which a screen reader announces the strength of the password. */
const pauseMs = 1000;
const parts = [1, 2, 3, 4] as const;

/** An input for a new password; shows during typing which rules it violates and how hard it is to guess. */
export function NewPasswordInput({
  label = 'New password',
  value,
  error,
  owner = null,
  onChange,
  // A form adds the path by which it finds the input to focus.
  ...props
}: NewPasswordInputProps) {
  const assessment = assessPassword(value, owner, usePasswordEstimate(value, owner));
  const [sentence] = useDebouncedValue(assessment?.sentence ?? '', pauseMs);
  return (
    <div>
      <PasswordField
        {...props}
        label={label}
        autoComplete="new-password"
        value={value}
        error={error}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={<Meter assessment={assessment} isSilent={Boolean(error)} />}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <VisuallyHidden aria-live="polite">{sentence}</VisuallyHidden>
    </div>
  );
}

interface MeterProps {
  readonly assessment: PasswordAssessment | null;
  readonly isSilent: boolean;
}

function Meter({ assessment, isSilent }: MeterProps) {
  return (
    <span data-stack="6" style={{ marginTop: 8 }}>
      <span className={classes.bars} data-strength={assessment?.strength} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-filled={part <= (assessment?.level ?? 0) || undefined} />
        ))}
      </span>
      {/* Reserves two lines, so that the form does not jump during typing. */}
      <span style={{ minHeight: '2.8em', lineHeight: 1.4 }}>
        {!isSilent && (assessment?.sentence ?? hint)}
      </span>
    </span>
  );
}

const hint =
  `Use at least ${String(limits.password.min)} characters. A few unrelated words are easy to ` +
  `remember and hard to guess.`;

/** Estimates a password during typing; `null` until the estimator is loaded, and if it cannot be loaded. */
function usePasswordEstimate(password: string, owner: PasswordOwner | null): PasswordEstimate | null {
  const [estimate, setEstimate] = useState<typeof estimatePassword | null>(null);
  const isWanted = password !== '';
  useEffect(
    function fetchEstimator() {
      if (!isWanted) return;
      import('./passwordEstimate')
        .then((module) => setEstimate(() => module.estimatePassword))
        .catch(() => undefined);
    },
    [isWanted],
  );
  return useMemo(
    () => (isWanted && estimate ? estimate(password, owner) : null),
    [isWanted, estimate, password, owner],
  );
}
