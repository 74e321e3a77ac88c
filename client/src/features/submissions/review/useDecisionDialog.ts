import { useState } from 'react';

import { isConflict } from '../../../components/failureDetails';
import type { SubmissionInFullFragment } from '../../../generated/types';
import type { Decision } from './decisions';
import { type Said, useDecide } from './useDecide';
import { useGoOn } from './useGoOn';
import type { Queue } from './useQueue';

interface DecisionDialogOptions {
  readonly submission: SubmissionInFullFragment;
  readonly queue: Queue;
  /** What goes with an approval beside the note. */
  readonly said: Omit<Said, 'note'>;
  /** Fetches the submission as it is now. */
  readonly onStale: () => Promise<unknown>;
}

/** A decision that was not the first. */
export interface Conflict {
  readonly error: unknown;
  readonly decision: Decision;
  /** What was typed and not sent. */
  readonly note: string;
}

/** Asks about a decision, makes it, and goes on to the next submission. */
export function useDecisionDialog({ submission, queue, said, onStale }: DecisionDialogOptions) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const decide = useDecide(submission);
  const goOn = useGoOn(queue);

  const confirm = async (made: Decision) => {
    setIsBusy(true);
    setError(null);
    try {
      goOn(made, await decide(made, { note, ...(made === 'approve' && said) }));
    } catch (failure) {
      await fail(made, failure);
    }
    setIsBusy(false);
  };
  const fail = async (made: Decision, failure: unknown) => {
    if (!isConflict(failure)) {
      setError(failure);
      return;
    }
    // Whatever it is by now is told by the page itself, under what the server said.
    await onStale().catch(() => undefined);
    setConflict({ error: failure, decision: made, note });
    setDecision(null);
  };
  return {
    conflict,
    ask: (asked: Decision) => {
      setError(null);
      setDecision(asked);
    },
    /** What the dialog shows and does. */
    shown: {
      decision,
      note,
      onNote: setNote,
      isBusy,
      error,
      onConfirm: () => void (decision && confirm(decision)),
      onClose: () => setDecision(null),
    },
  };
}
