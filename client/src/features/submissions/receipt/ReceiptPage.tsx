import { Skeleton } from '@mantine/core';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/ButtonLink';
import { ErrorState } from '../../../components/ErrorState';
import { isNotFound } from '../../../components/failureDetails';
import { MessagePage } from '../../../components/MessagePage';
import { onDemand } from '../../../components/OnDemand';
import { PageTitle } from '../../../components/PageTitle';
import { StateMessage } from '../../../components/StateMessage';
import { SubmissionReceiptDocument, useSubmissionReceiptQuery } from '../../../generated/receipt';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { useRestoredFocus } from '../../../hooks/useRestoredFocus';
import { useStaysOpen } from '../../../hooks/useStaysOpen';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { Receipt } from './Receipt';
import classes from './receipt.module.css';

// Most who follow a submission only read.
const AnswerForm = onDemand(() => import('./AnswerForm'), 'AnswerForm', ReceiptSkeleton);

/** The receipt page: whoever has the secret link can follow, answer or withdraw the submission. */
export function ReceiptPage() {
  const { ticket = '' } = useParams();
  return (
    <div data-stack="20" style={{ overflowWrap: 'anywhere' }}>
      {/* The URL is secret: it must not be indexed, nor be sent as the referrer. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {isTicket(ticket) ? <FollowedSubmission key={ticket} ticket={ticket} /> : <ReceiptMissing />}
    </div>
  );
}

function FollowedSubmission({ ticket }: { readonly ticket: string }) {
  useRefetchOnFocus(SubmissionReceiptDocument);
  const { data, error, refetch } = useSubmissionReceiptQuery({
    variables: { ticket },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const submission = data?.submissionByTicket;
  const ask = () => void refetch().catch(() => undefined);
  if (submission === null || isNotFound(error)) return <ReceiptMissing />;
  if (submission) return <Shown submission={submission} ticket={ticket} onStale={ask} />;
  return (
    <>
      <PageTitle title="Your submission" />
      {error ? <ErrorState error={error} operation="fetchSubmission" onRetry={ask} /> : <ReceiptSkeleton />}
    </>
  );
}

interface ShownProps {
  readonly submission: SubmissionInFullFragment;
  readonly ticket: string;
  /** Called when the shown data may be outdated. */
  readonly onStale: () => void;
}

function Shown({ submission, ticket, onStale }: ShownProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isAnswering = useStaysOpen(params.has('answer'), submission.canAnswer);
  const status = useRestoredFocus<HTMLElement>(String(isAnswering));
  const showStatus = () => void navigate(paths.submissionReceipt(ticket), { replace: true });
  if (isAnswering)
    return (
      <>
        <PageTitle title="Answer the reviewer" />
        <AnswerForm
          submission={submission}
          by={{ ticket }}
          onAnswered={showStatus}
          onCancel={() => {
            onStale();
            showStatus();
          }}
        />
      </>
    );
  return <Receipt submission={submission} ticket={ticket} statusRef={status} />;
}

/** Whether a text has the form of a ticket (32 random bytes in base64url). Other texts are not sent to the server. */
function isTicket(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

function ReceiptSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the submission"
      data-stack="20"
      style={{ overflowWrap: 'anywhere' }}
    >
      <div data-stack="10" data-framed className={classes.panel}>
        <Skeleton height={14} width={96} />
        <Skeleton height={18} width={220} />
        <Skeleton height={12} width="min(34rem, 90%)" />
      </div>
      <div data-stack="8">
        <Skeleton height={18} width={140} />
        <Skeleton height={12} width="min(40rem, 95%)" />
        <Skeleton height={36} width="min(46rem, 100%)" />
      </div>
      <div data-columns className={classes.columns}>
        <div data-stack="14" className={classes.section}>
          {[68, 82, 54, 76].map((width) => (
            <Skeleton key={width} height={12} width={`${width}%`} my={6} />
          ))}
        </div>
        <div data-stack="14" className={classes.section}>
          <Skeleton height={14} width="80%" />
          <Skeleton height={12} width="50%" />
        </div>
      </div>
    </div>
  );
}

/** States that a receipt link matches no submission, and where else to look. */
function ReceiptMissing() {
  const { isAuthenticated } = useSession();
  return (
    <MessagePage title="Submission not found">
      <StateMessage
        title="This link belongs to no submission"
        action={
          <>
            <ButtonLink to={paths.submit()}>Propose an entry</ButtonLink>
            {isAuthenticated && (
              <ButtonLink to={paths.submissions()} variant="default">
                Show your submissions
              </ButtonLink>
            )}
          </>
        }
      >
        The link may be incomplete. Copy the whole link again, or use the link in an e-mail about the
        submission.
      </StateMessage>
    </MessagePage>
  );
}
