import { Button, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';

import { ButtonWithDisabledReason } from '../ButtonWithDisabledReason';
import { isApple } from '../isApple';
import classes from './EntryForm.module.css';

interface SaveBarProps {
  readonly label: string;
  /** Why there is nothing to save; `null` if there is something. */
  readonly reason: string | null;
  readonly isBusy: boolean;
  /** The effect of the keyboard shortcut. @default 'save' */
  readonly action?: 'save' | 'send';
  /** Why the last attempt failed, with what to do next; `null` if it did not. */
  readonly failure: ReactNode;
  /** Whether this browser stores a draft of the typed text; `null` if there is none. @default null */
  readonly isStored?: boolean | null;
  /** A second button, which saves and then does something else. @default none */
  readonly also?: { readonly label: string; readonly value: string } | undefined;
  readonly onCancel: () => void;
}

/** Stays in view: contains the failure of the last attempt, the save button, the state of the draft, a way to leave. */
export function SaveBar({
  label,
  reason,
  isBusy,
  action = 'save',
  failure,
  isStored = null,
  also,
  onCancel,
}: SaveBarProps) {
  return (
    <div className={classes.bar} role="group" aria-label={action === 'save' ? 'Save' : 'Send'}>
      {failure}
      <ButtonWithDisabledReason
        type="submit"
        reason={reason}
        loading={isBusy}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {label}
      </ButtonWithDisabledReason>
      {also && (
        <ButtonWithDisabledReason
          type="submit"
          variant="default"
          value={also.value}
          reason={reason}
          disabled={isBusy}
        >
          {also.label}
        </ButtonWithDisabledReason>
      )}
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <span data-text="note" role="status">
        {failure === null && isStored !== null && (isStored ? stored : notStored)}
      </span>
      <span data-text="note" className={classes.keys}>
        <Kbd size="xs">{isApple ? '⌘' : 'Ctrl'}</Kbd> <Kbd size="xs">S</Kbd> {action}s
      </span>
    </div>
  );
}

const stored = 'Draft saved in this browser';
const notStored = 'This browser cannot save a draft';
