import { submissionTransitions } from '@contract/submission-status';
import { useEffect, useRef } from 'react';

import { failureMessage } from '../../../components/failureMessage';
import { formatDay, formatTime } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useSession } from '../../../session/useSession';
import type { SubmissionEvent } from '../submissionEvents';
import { submissionStatuses } from '../submissionStatus';
import { decisionLabels } from './decisions';
import classes from './SubmissionPage.module.css';
import type { Conflict } from './useDecisionDialog';

interface AlreadyDecidedNoticeProps {
  /** The current submission. */
  readonly submission: SubmissionInFullFragment;
  readonly conflict: Conflict | null;
}

/** Shows that the submission was decided on before, by whom and how, and the note that was not sent. */
export function AlreadyDecidedNotice({ submission, conflict }: AlreadyDecidedNoticeProps) {
  const { user } = useSession();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(
    function focusNotice() {
      // The dialog that had the focus is gone.
      if (conflict !== null) notice.current?.focus();
    },
    [conflict],
  );
  if (conflict === null) return null;
  const { statusDetail } = submission;
  const last = submission.events.at(-1);
  const note = conflict.note.trim();
  const isMine = last !== undefined && last.by !== null && last.by.id === user?.id;
  // The answer to an earlier attempt did not arrive.
  const isStored =
    isMine && statusDetail === submissionTransitions[conflict.decision].to && (last.note ?? '') === note;
  return (
    <Notice ref={notice} tone="danger" data-stack="6" role="alert" tabIndex={-1}>
      <p>
        <strong>{failureMessage(conflict.error, decisionLabels[conflict.decision].operation)}</strong>
      </p>
      <p>
        {statusDetail === 'pending' ? (
          'It has changed since you opened it. Check the current state and decide again.'
        ) : (
          <>
            {last &&
              `${isMine ? 'You decided' : decidedFirst(last)}, at ${formatTime(last.at)}, ${formatDay(last.at)}: `}
            it is {submissionStatuses[statusDetail].label.toLowerCase()}.
            {!isStored && ' Your decision was not stored.'}
          </>
        )}
      </p>
      {note !== '' && !isStored && (
        <>
          <p>Your note, which was not stored:</p>
          <blockquote className={classes.quote}>{note}</blockquote>
        </>
      )}
    </Notice>
  );
}

function decidedFirst({ kind, by }: SubmissionEvent): string {
  if (kind === 'withdrawn') return 'The submitter withdrew it';
  return `${by?.name ?? 'Another reviewer'} decided first`;
}
