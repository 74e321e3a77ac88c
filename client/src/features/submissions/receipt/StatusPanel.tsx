import { Group, Title } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useRef } from 'react';

import { ButtonLink } from '../../../components/ButtonLink';
import { TextLink } from '../../../components/TextLink';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { submissionTitle } from '../review/submissionNames';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
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
      data-stack="10"
      data-framed
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
        <Group gap={8} mt={4}>
          {canAnswer && (
            <ButtonLink to={answerPath} size="compact-sm">
              Answer
            </ButtonLink>
          )}
          {canWithdraw && (
            // The pressed button is gone by then.
            <WithdrawButton by={by} onWithdrawn={() => setTimeout(() => panel.current?.focus())} />
          )}
        </Group>
      )}
    </section>
  );
}

const quoted = (text: string) => <blockquote className={classes.quote}>{text}</blockquote>;

/** The title and text of the status on a receipt. */
interface StatusText {
  readonly title: string;
  readonly text: string;
}

type DescribedSubmission = Pick<
  SubmissionInFullFragment,
  'statusDetail' | 'correctionOf' | 'entry' | 'events'
>;

/** Explains the status of a submission and the next step to its submitter. */
function describeStatus({ statusDetail, correctionOf, entry, events }: DescribedSubmission): StatusText {
  const isCorrection = correctionOf !== null;
  switch (statusDetail) {
    case 'pending':
      return {
        title: events.some(({ kind }) => kind === 'resubmitted')
          ? 'Your answer is with the reviewer'
          : 'Your submission is waiting for a reviewer',
        text: 'You do not have to do anything. Until it is approved, only you and the reviewers can see it.',
      };
    case 'sent_back':
      return {
        title: 'The reviewer has a question',
        text: 'The review continues after your answer. Write a text, change the proposal, or do both.',
      };
    case 'approved':
      if (entry === null)
        return { title: 'Your submission was approved', text: 'The entry has been deleted since.' };
      return isCorrection
        ? { title: 'Your correction was approved', text: 'The corrected entry:' }
        : { title: 'Your submission was approved', text: 'The new entry:' };
    case 'rejected':
      return {
        title: 'Your submission was rejected',
        text: 'You can propose it again with more evidence.',
      };
    case 'withdrawn':
      return { title: 'You withdrew your submission', text: 'No one will review it.' };
  }
}
