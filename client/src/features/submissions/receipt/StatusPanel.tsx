import { Title } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useRef } from 'react';

import { ButtonLink } from '../../../components/ButtonLink';
import { TextLink } from '../../../components/TextLink';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { submissionTitle } from '../review/submissionNames';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
import { describeStatus } from './describeStatus';
import classes from './receipt.module.css';
import { type SubmissionKey, WithdrawButton } from './WithdrawButton';

interface StatusPanelProps {
  readonly submission: SubmissionInFullFragment;
  readonly by: SubmissionKey;
  /** The URL of the answer form. */
  readonly answerPath: string;
  /** To focus the status from outside. @default none */
  readonly panelRef?: Ref<HTMLElement>;
}

/** The status of a submission in words, the reviewer's note, and the submitter's actions. */
export function StatusPanel({ submission, by, answerPath, panelRef }: StatusPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { statusDetail, reviewNote, entry, canAnswer, canWithdraw } = submission;
  const { title, text } = describeStatus(submission);
  return (
    <section
      ref={useMergedRef(panel, panelRef)}
      className={classes.panel}
      data-status={statusDetail}
      aria-labelledby="receipt-status"
      tabIndex={-1}
    >
      <div>
        <SubmissionStatusBadge status={statusDetail} />
      </div>
      <Title order={2} id="receipt-status">
        {title}
      </Title>
      {reviewNote !== null && statusDetail === 'sent_back' && quoted(reviewNote)}
      <p>
        {text}
        {statusDetail === 'approved' && entry !== null && (
          <>
            {' '}
            <TextLink to={paths.entry(entry.accession)}>
              {submissionTitle(entry)}, {entry.accession}
            </TextLink>
          </>
        )}
      </p>
      {reviewNote !== null && statusDetail !== 'sent_back' && (
        <div>
          <span data-text="note">
            {statusDetail === 'approved' || statusDetail === 'rejected'
              ? 'Note of the reviewer'
              : 'The reviewer asked'}
          </span>
          {quoted(reviewNote)}
        </div>
      )}
      {(canAnswer || canWithdraw) && (
        <div className={classes.actions}>
          {canAnswer && (
            <ButtonLink to={answerPath} size="compact-sm">
              Answer
            </ButtonLink>
          )}
          {canWithdraw && (
            // The pressed button is gone by then.
            <WithdrawButton by={by} onWithdrawn={() => setTimeout(() => panel.current?.focus())} />
          )}
        </div>
      )}
    </section>
  );
}

const quoted = (text: string) => <blockquote className={classes.quote}>{text}</blockquote>;
