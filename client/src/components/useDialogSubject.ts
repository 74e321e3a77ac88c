import { useState } from 'react';

interface DialogSubject<T> {
  /** What the dialog is about; `null` until it is first opened. It stays while the dialog closes. */
  readonly subject: T | null;
  readonly isOpen: boolean;
  /** The number of times the dialog was opened; as a key it resets the dialog. */
  readonly times: number;
  readonly open: (subject: T) => void;
  readonly close: () => void;
}

/** The state of a dialog about one of several subjects, as the subject was when the dialog was opened. */
export function useDialogSubject<T>(): DialogSubject<T> {
  const [state, setState] = useState<Pick<DialogSubject<T>, 'subject' | 'isOpen' | 'times'>>({
    subject: null,
    isOpen: false,
    times: 0,
  });
  return {
    ...state,
    open: (subject) => setState(({ times }) => ({ subject, isOpen: true, times: times + 1 })),
    close: () => setState((before) => ({ ...before, isOpen: false })),
  };
}
