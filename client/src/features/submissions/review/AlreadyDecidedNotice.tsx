import { useEffect, useRef } from 'react';

import { FailureText } from '../../../components/FailureText';
import { formatDay, formatTime } from '../../../components/format';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { submissionStatuses } from '../submissionStatus';
import type { Decision } from './decisions';
import classes from './SubmissionPage.module.css';
import type { Conflict } from './useDecisionDialog';

interface AlreadyDecidedNoticeProps {
  /** The current submission. */
  readonly submission: SubmissionInFullFragment;
  readonly conflict: Conflict | null;
}

const operations = {
  approve: 'approveSubmission',
  sendBack: 'sendBackSubmission',
  reject: 'rejectSubmission',
} as const satisfies Record<Decision, string>;

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
    <div ref={notice} className={classes.notice} data-failure role="alert" tabIndex={-1}>
      <p>
        <strong>
          <FailureText error={conflict.error} operation={operations[conflict.decision]} />
        </strong>
      </p>
      <p>
        {statusDetail === 'pending' ? (
          'It has changed since you opened it. This is how it stands now; look at it again and decide.'
        ) : (
          <>
            {reviewedBy ? `${reviewedBy.name} was first` : 'Somebody else was first'}
            {reviewedAt !== null && `, at ${formatTime(reviewedAt)}, ${formatDay(reviewedAt)}`}: it is{' '}
            {submissionStatuses[statusDetail].label.toLowerCase()}. Nothing of yours was stored.
          </>
        )}
      </p>
      {note !== '' && (
        <>
          <p>What you wrote, so that it is not lost:</p>
          <blockquote className={classes.quote}>{note}</blockquote>
        </>
      )}
    </div>
  );
}
