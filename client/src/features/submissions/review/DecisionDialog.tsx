import { limits } from '@contract/limits';
import { Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormFailure } from '../../../components/FormFailure';
import { type Decision, decisionLabels } from './decisions';

interface DecisionDialogProps {
  /** The decision to confirm; `null` while the dialog is closed. */
  readonly decision: Decision | null;
  /** The explanation of its effect. */
  readonly children: ReactNode;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms a decision with a note; the typed note stays when the dialog is closed. */
export function DecisionDialog({ decision, note, onNote, children, ...props }: DecisionDialogProps) {
  const labels = decisionLabels[decision ?? 'approve'];
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<Element>(null);
  const keepLetter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (noteRef.current !== null || key.length !== 1 || ctrlKey || metaKey) return;
    event.preventDefault();
    onNote(note + key);
  });
  useEffect(
    function keepWhatIsTyped() {
      if (decision === null) return;
      // The dialog moves the focus with a delay, in which typed letters would be lost.
      noteRef.current?.focus();
      // Its code may still have to load.
      window.addEventListener('keydown', keepLetter);
      return () => window.removeEventListener('keydown', keepLetter);
    },
    [decision],
  );
  const focusNote = useCallback((input: HTMLTextAreaElement | null) => {
    noteRef.current = input;
    if (input === null) return;
    opener.current = document.activeElement;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const isMissing = decision === 'sendBack' && note.trim() === '';
  return (
    <ConfirmDialog
      isOpen={decision !== null}
      title={labels.title}
      size="lg"
      confirmLabel={labels.label}
      isDangerous={decision === 'reject'}
      isBusy={props.isBusy}
      refusal={isMissing ? 'Write the question first' : null}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
      // The dialog would return it to the note, which had it before the dialog looked.
      onClosed={() => opener.current instanceof HTMLElement && opener.current.focus()}
    >
      {children}
      <Textarea
        ref={focusNote}
        mt="sm"
        data-autofocus
        label={labels.noteLabel}
        description={labels.noteHint}
        value={note}
        maxLength={limits.submissions.noteLength}
        required={decision === 'sendBack'}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => onNote(event.currentTarget.value)}
        onKeyDown={sendWithKeys}
      />
      {decision !== null && <FormFailure error={props.error} operation={labels.operation} />}
    </ConfirmDialog>
  );
}

/** Enter inserts a line break; Ctrl+Enter or ⌘+Enter confirms. */
function sendWithKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
