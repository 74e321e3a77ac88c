import { useEffect, useRef } from 'react';

import { failureMessage } from '../../../components/failureMessage';
import { formatDay, formatTime } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { submissionStatuses } from '../submissionStatus';
import { decisionLabels } from './decisions';
import classes from './SubmissionPage.module.css';
import type { Conflict } from './useDecisionDialog';

interface AlreadyDecidedNoticeProps {
  /** The current submission. */
  readonly submission: SubmissionInFullFragment;
  readonly conflict: Conflict | null;
}

/** Shows that someone else decided first, with their name and decision, and the note that was not sent. */
export function AlreadyDecidedNotice({ submission, conflict }: AlreadyDecidedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(
    function focusNotice() {
      // The dialog that had the focus is gone.
      if (conflict !== null) notice.current?.focus();
    },
    [conflict],
  );
  if (conflict === null) return null;
  const { statusDetail, reviewedBy, reviewedAt } = submission;
  const note = conflict.note.trim();
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
            {reviewedBy ? `${reviewedBy.name} decided first` : 'Another reviewer decided first'}
            {reviewedAt !== null && `, at ${formatTime(reviewedAt)}, ${formatDay(reviewedAt)}`}: it is{' '}
            {submissionStatuses[statusDetail].label.toLowerCase()}. Your decision was not stored.
          </>
        )}
      </p>
      {note !== '' && (
        <>
          <p>Your note, which was not stored:</p>
          <blockquote className={classes.quote}>{note}</blockquote>
        </>
      )}
    </Notice>
  );
}
