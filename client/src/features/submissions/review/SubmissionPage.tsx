import { Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { BackToList } from '../../../components/BackToList';
import { ButtonLink } from '../../../components/ButtonLink';
import { isId } from '../../../components/entryLookup';
import { FailedPage } from '../../../components/ErrorState';
import { isNotFound } from '../../../components/failureDetails';
import { formatNumber } from '../../../components/format';
import { onDemand } from '../../../components/OnDemand';
import { PageTitle } from '../../../components/PageTitle';
import { StateMessage } from '../../../components/StateMessage';
import { SubmissionDocument, useSubmissionQuery } from '../../../generated/submissions';
import type { SubmissionFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import { useDisplayedValue } from '../../../hooks/useDisplayedValue';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { useRestoredFocus } from '../../../hooks/useRestoredFocus';
import { useStaysOpen } from '../../../hooks/useStaysOpen';
import { paths } from '../../../paths';
import { useMay, useSession } from '../../../session/useSession';
import classes from './QueueNav.module.css';
import { SubmissionHead } from './SubmissionHead';
import { submissionTitle } from './submissionNames';
import { SubmissionReview } from './SubmissionReview';
import { SubmissionSkeleton } from './SubmissionSkeleton';
import { type Queue, useQueue } from './useQueue';

const OwnSubmission = onDemand(() => import('./OwnSubmission'), 'OwnSubmission', SubmissionSkeleton);
const AnswerForm = onDemand(() => import('../receipt/AnswerForm'), 'AnswerForm', SubmissionSkeleton);

/** One submission: for reviewers with everything needed to decide, for its submitter with its status. */
export function SubmissionPage() {
  const { id: asked = '' } = useParams();
  const id = useDisplayedValue(asked);
  return isId(id) ? <ShownSubmission id={id} /> : <SubmissionMissing />;
}

function ShownSubmission({ id }: { readonly id: string }) {
  const isReview = useMay('submissions.readAll');
  const userId = useSession().user?.id ?? '';
  const queue = useQueue(id);
  useRefetchOnFocus(SubmissionDocument);
  const { data, error, loading, refetch } = useSubmissionQuery({
    variables: { id, isReview },
    // Someone may have decided since it was cached.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const submission = data?.submission;
  if (submission === null || isNotFound(error)) return <SubmissionMissing />;
  return (
    <div data-stack="20">
      <QueueNav queue={queue} />
      {content()}
    </div>
  );

  function content() {
    if (submission)
      return (
        <>
          <SubmissionHead submission={submission} withStatus={isReview} />
          <Answered key={id} submission={submission} onStale={refetch}>
            {isReview ? (
              <SubmissionReview
                key={`${userId} ${id}`}
                submission={submission}
                closest={submission.closestEntries}
                queue={queue}
                onStale={refetch}
              />
            ) : (
              <OwnSubmission submission={submission} />
            )}
          </Answered>
        </>
      );
    if (error === undefined || loading)
      return (
        <>
          <div data-stack="8">
            <PageTitle title="Submission" />
            <Skeleton height={14} width="min(34rem, 100%)" my={5} />
          </div>
          <SubmissionSkeleton />
        </>
      );
    return <FailedPage title="Submission" error={error} operation="fetchSubmission" onRetry={refetch} />;
  }
}

interface AnsweredProps {
  readonly submission: SubmissionInFullFragment;
  /** Fetches the current submission. */
  readonly onStale: () => Promise<unknown>;
  /** Shown unless the answer form is open. */
  readonly children: ReactNode;
}

/** Shows the answer form if the URL requests it and the user may answer. */
function Answered({ submission, onStale, children }: AnsweredProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { id, canAnswer } = submission;
  const isAnswering = useStaysOpen(params.has('answer'), canAnswer);
  useRestoredFocus(String(isAnswering));
  if (!isAnswering) return children;
  const leave = () => void navigate(paths.submission(id), { replace: true });
  return (
    <AnswerForm
      submission={submission}
      by={{ id }}
      onAnswered={leave}
      onCancel={() => {
        onStale().catch(() => undefined);
        leave();
      }}
    />
  );
}

/** States that there is no such submission, or that the user may not see it; it does not reveal which. */
function SubmissionMissing() {
  return (
    <>
      <PageTitle title="Submission not found" />
      <StateMessage
        title="This submission does not exist"
        action={<ButtonLink to={paths.submissions()}>Show all submissions</ButtonLink>}
      >
        It never existed, or it belongs to another user. To follow a submission without an account, use the
        secret link of its receipt.
      </StateMessage>
    </>
  );
}

/** Links to the list, and to its previous and next submission. */
function QueueNav({ queue: { list, position, total, previous, next } }: { readonly queue: Queue }) {
  return (
    <div className={classes.nav}>
      <BackToList path={paths.submissions()} list={list} all="All submissions" />
      <nav className={classes.neighbours} aria-label="Submissions of the list">
        {previous && <Neighbour submission={previous} list={list} side="previous" />}
        {position !== null && (
          <span data-text="quiet" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(position)} of {formatNumber(total)}
          </span>
        )}
        {next && <Neighbour submission={next} list={list} side="next" />}
      </nav>
    </div>
  );
}

interface NeighbourProps {
  readonly submission: SubmissionFieldsFragment;
  readonly list: string;
  readonly side: 'previous' | 'next';
}

function Neighbour({ submission, list, side }: NeighbourProps) {
  return (
    <Link
      to={paths.submission(submission.id)}
      state={{ list }}
      rel={side === 'next' ? 'next' : 'prev'}
      className={classes.neighbour}
      title={submissionTitle(submission)}
    >
      {side === 'previous' && <IconChevronLeft size={16} aria-hidden="true" />}
      {side === 'previous' ? 'Previous' : 'Next'}
      {side === 'next' && <IconChevronRight size={16} aria-hidden="true" />}
    </Link>
  );
}
