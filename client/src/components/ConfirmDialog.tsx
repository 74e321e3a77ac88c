import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';

import { ButtonWithDisabledReason } from './ButtonWithDisabledReason';
import classes from './ConfirmDialog.module.css';
import { Dialog } from './overlays/Dialog';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the action does. */
  readonly children: ReactNode;
  /** The label of the confirm button, a verb. */
  readonly confirmLabel: string;
  /** The label of the button that closes the dialog. @default 'Cancel' */
  readonly closeLabel?: string;
  /** The width; use a larger one for a longer text. @default 'md' */
  readonly size?: 'md' | 'lg';
  /** Whether the action deletes something. @default false */
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why the action is not possible now. @default it is possible */
  readonly refusal?: string | null;
  /** The word that the user has to type to confirm. @default none */
  readonly typed?: { readonly label: string; readonly expected: string };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Called after the dialog has closed, to place the focus. */
  readonly onClosed?: () => void;
}

/** Describes an action and asks for confirmation; an action that cannot be undone can require a typed word. */
export function ConfirmDialog({ isOpen, title, size, onClose, onClosed, ...props }: ConfirmDialogProps) {
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={onClosed === undefined}
      title={title}
      size={size}
      // At this position notifications do not cover it.
      centered
      // It is there at once, so that the next key is pressed in it and not on the page below.
      transitionProps={{ duration: 0 }}
    >
      <Question {...props} onClose={onClose} />
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'isOpen' | 'title' | 'size' | 'onClosed'>;

function Question({
  typed,
  refusal = null,
  isDangerous = false,
  closeLabel = 'Cancel',
  ...props
}: QuestionProps) {
  const [text, setText] = useState('');
  const isUntyped = typed !== undefined && text.trim() !== typed.expected;
  const reason = refusal ?? (isUntyped ? `Type ${typed.expected} first` : null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to a surrounding form, which would be saved as well.
    event.stopPropagation();
    if (reason === null && !props.isBusy) props.onConfirm();
  };
  return (
    <form data-stack="16" onSubmit={handleSubmit}>
      <div className={classes.text}>{props.children}</div>
      {typed && (
        <TextInput
          data-autofocus
          label={typed.label}
          placeholder={typed.expected}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div data-buttons>
        <ButtonWithDisabledReason
          type="submit"
          reason={reason}
          loading={props.isBusy}
          {...(isDangerous && reason === null && { className: classes.danger })}
        >
          {props.confirmLabel}
        </ButtonWithDisabledReason>
        <Button variant="default" data-autofocus={typed ? undefined : true} onClick={props.onClose}>
          {closeLabel}
        </Button>
      </div>
    </form>
  );
}
