import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';

import classes from './ConfirmDialog.module.css';
import { ReasonedButton } from './ReasonedButton';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** What the button says that does it, a verb. */
  readonly confirmLabel: string;
  /** How wide it is; a text to be read wants more. @default 'md' */
  readonly size?: 'md' | 'lg';
  /** Whether something is taken away. @default false */
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why it cannot be done as things are. @default it can */
  readonly refusal?: string | null;
  /** What has to be typed before it is done. @default nothing */
  readonly typed?: { readonly label: string; readonly expected: string };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** After it has gone, when the focus wants a place. */
  readonly onClosed?: () => void;
}

/** Says what is about to happen and asks whether it should; for what cannot be undone, a word has to be typed. */
export function ConfirmDialog({ isOpen, title, size, onClose, onClosed, ...props }: ConfirmDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={onClosed === undefined}
      title={title}
      size={size}
      // Where notifications do not lie over it.
      centered
      radius="sm"
      transitionProps={{ duration: 120 }}
      // A page has one banner, and this header is none.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.dialog, title: classes.title }}
    >
      <Question {...props} onClose={onClose} />
    </Modal>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'isOpen' | 'title' | 'size' | 'onClosed'>;

function Question({ typed, refusal = null, isDangerous = false, ...props }: QuestionProps) {
  const [text, setText] = useState('');
  const isUntyped = typed !== undefined && text.trim() !== typed.expected;
  const reason = refusal ?? (isUntyped ? `Type ${typed.expected} first` : null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to a form around the dialog, which would be saved as well.
    event.stopPropagation();
    if (reason === null && !props.isBusy) props.onConfirm();
  };
  return (
    <form className={classes.question} onSubmit={handleSubmit}>
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
          classNames={{ input: classes.input }}
        />
      )}
      <div className={classes.actions}>
        <ReasonedButton
          type="submit"
          reason={reason}
          loading={props.isBusy}
          {...(isDangerous && reason === null && { className: classes.danger })}
        >
          {props.confirmLabel}
        </ReasonedButton>
        <Button variant="default" data-autofocus={typed ? undefined : true} onClick={props.onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
