import { Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment } from 'react';

import type { SubmissionInFullFragment } from '../../../generated/types';
import { isOver } from '../submissionStatus';
import { SubmissionTimeline } from '../SubmissionTimeline';
import { Completeness } from './Completeness';
import type { CorrectedName } from './CorrectionForm';
import { DecisionPanel } from './DecisionPanel';
import type { Decision } from './decisions';
import { IdentifierChecks } from './IdentifierChecks';
import { KeyHints } from './KeyHints';
import { ProposedNames } from './ProposedNames';
import { submitterOf } from './submissionNames';
import classes from './SubmissionPage.module.css';
import type { Queue } from './useQueue';

interface ReviewSideProps {
  readonly submission: SubmissionInFullFragment;
  readonly queue: Queue;
  /** The number of unresolved parts, if the entry has changed since. */
  readonly open: number;
  readonly onAsk: (decision: Decision) => void;
  readonly onCorrect: (name?: CorrectedName) => void;
}

/**
 * The column next to the proposal: decision, history and checks. Below the proposal, in a narrow window, the decision
 * comes last, after all that it depends on.
 */
export function ReviewSide({ submission, queue, open, onAsk, onCorrect }: ReviewSideProps) {
  const isBelow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const decision = (
    <div key="decision" data-stack="10" className={classes.decision}>
      <DecisionPanel
        next={queue.nextPending}
        list={queue.list}
        submission={submission}
        open={open}
        onAsk={onAsk}
        onCorrect={() => onCorrect()}
      />
      <KeyHints hints={isOver(submission) ? keyHints.slice(0, 1) : keyHints} />
    </div>
  );
  const facts = (
    <Fragment key="facts">
      {submission.canReview && (
        <ProposedNames submission={submission} onUse={(field, name) => onCorrect({ field, name })} />
      )}
      <section data-stack="10" aria-labelledby="timeline-heading">
        <Title order={2} size="h3" id="timeline-heading">
          History
        </Title>
        <SubmissionTimeline events={submission.events} submitter={submitterOf(submission)} />
      </section>
      <IdentifierChecks proposal={submission} />
      <Completeness proposal={submission} />
    </Fragment>
  );
  return <div data-stack="28">{isBelow ? [facts, decision] : [decision, facts]}</div>;
}

const keyHints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['A'], does: 'approve' },
  { keys: ['C'], does: 'correct' },
  { keys: ['S'], does: 'send back' },
  { keys: ['R'], does: 'reject' },
] as const;
