import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { onDemand } from '../../../components/OnDemand';
import type { EntryFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import { useRestoredFocus } from '../../../hooks/useRestoredFocus';
import { useStaysOpen } from '../../../hooks/useStaysOpen';
import { paths } from '../../../paths';
import { AlreadyDecidedNotice } from './AlreadyDecidedNotice';
import { comparisonTargets } from './comparisonTargets';
import type { CorrectedName } from './CorrectionForm';
import { useResolution } from './correctionMerge';
import { DecisionDialog } from './DecisionDialog';
import { describeEffect } from './describeEffect';
import { ProposalComparison } from './ProposalComparison';
import { ReviewSide } from './ReviewSide';
import classes from './SubmissionPage.module.css';
import { SubmissionSkeleton } from './SubmissionSkeleton';
import { useDecisionDialog } from './useDecisionDialog';
import type { Queue } from './useQueue';
import { useReviewKeys } from './useReviewKeys';

// Most decisions need no correction.
const CorrectionForm = onDemand(() => import('./CorrectionForm'), 'CorrectionForm', SubmissionSkeleton);

const CorrectionConflicts = onDemand(
  () => import('./CorrectionConflicts'),
  'CorrectionConflicts',
  () => <Skeleton height={240} />,
);
// A reviewer rarely reviews what the same person submitted.
const StatusPanel = onDemand(
  () => import('../receipt/StatusPanel'),
  'StatusPanel',
  () => <Skeleton height={160} />,
);

interface SubmissionReviewProps {
  readonly submission: SubmissionInFullFragment;
  /** The most similar entries; `undefined` while loading. */
  readonly closest: readonly EntryFieldsFragment[] | undefined;
  readonly queue: Queue;
  /** Fetches the current submission. */
  readonly onStale: () => Promise<unknown>;
}

/** Everything needed to decide on a submission, and the decision. */
export function SubmissionReview({ submission, closest, queue, onStale }: SubmissionReviewProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = submission.correctionOf;
  const resolution = useResolution(submission);
  const [name, setName] = useState<CorrectedName>();
  const goTo = (doing?: 'correct') =>
    void navigate(paths.submission(submission.id, doing), { state: { list: queue.list } });
  const dialog = useDecisionDialog({
    submission,
    queue,
    onStale,
    input: resolution.sentWith(resolution.result),
  });
  const correct = (corrected?: CorrectedName) => {
    setName(corrected);
    goTo('correct');
  };
  const isCorrecting = useStaysOpen(params.has('correct'), submission.canReview);
  useRestoredFocus(String(isCorrecting));
  useReviewKeys({
    submission,
    queue,
    open: resolution.open,
    isOn: !isCorrecting && dialog.shown.decision === null,
    onAsk: dialog.ask,
    onCorrect: () => correct(),
  });
  if (isCorrecting)
    return (
      <CorrectionForm
        submission={submission}
        resolution={resolution}
        name={name}
        queue={queue}
        onStale={onStale}
        onCancel={() => goTo()}
      />
    );
  return (
    <div data-stack="20">
      {(submission.canAnswer || submission.canWithdraw) && (
        <StatusPanel
          submission={submission}
          by={{ id: submission.id }}
          answerPath={paths.submission(submission.id, 'answer')}
        />
      )}
      <AlreadyDecidedNotice submission={submission} conflict={dialog.conflict} />
      <div data-columns className={classes.columns}>
        <div data-stack="32">
          {target && resolution.differences.length > 0 && (
            <CorrectionConflicts target={target} resolution={resolution} />
          )}
          <ProposalComparison
            proposal={submission}
            others={comparisonTargets(submission, closest ?? [])}
            comparedWith={
              submission.correctionOf
                ? 'the entry it corrects, and the closest others'
                : 'the closest entries'
            }
            isLoading={closest === undefined}
          />
        </div>
        <ReviewSide
          submission={submission}
          queue={queue}
          open={resolution.open}
          onAsk={dialog.ask}
          onCorrect={correct}
        />
      </div>
      <DecisionDialog {...dialog.shown}>
        {dialog.shown.decision && describeEffect(dialog.shown.decision, submission)}
      </DecisionDialog>
    </div>
  );
}
