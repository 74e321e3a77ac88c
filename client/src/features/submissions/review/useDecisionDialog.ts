import { useState } from 'react';

import { isConflict } from '../../../components/failureDetails';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useUnsentText } from '../../../hooks/unsentForms';
import type { Decision } from './decisions';
import { type DecisionInput, useDecide } from './useDecide';
import { useOpenNextSubmission } from './useOpenNextSubmission';
import type { Queue } from './useQueue';

interface DecisionDialogOptions {
  readonly submission: SubmissionInFullFragment;
  readonly queue: Queue;
  /** Arguments of an approval other than the note. */
  readonly input: Omit<DecisionInput, 'note'>;
  /** Fetches the current submission. */
  readonly onStale: () => Promise<unknown>;
}

/** A decision that failed because someone else decided first. */
export interface Conflict {
  readonly error: unknown;
  readonly decision: Decision;
  /** The typed note, which was not sent. */
  readonly note: string;
}

/** The state of the decision dialog: confirms and sends a decision, then opens the next submission. */
export function useDecisionDialog({ submission, queue, input, onStale }: DecisionDialogOptions) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [note, setNote] = useUnsentText(`decide ${submission.id}`);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const decide = useDecide(submission);
  const goOn = useOpenNextSubmission(queue);

  const confirm = async (made: Decision) => {
    setIsBusy(true);
    setError(null);
    try {
      goOn(made, await decide(made, { note, ...(made === 'approve' && input) }));
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
    // The page shows the current submission, below the server's message; an error here needs no message of its own.
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
    /** Props of the dialog. */
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
