import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { isNotFound } from '../../../components/failureDetails';
import { PageTitle } from '../../../components/PageTitle';
import { SubmissionReceiptDocument, useSubmissionReceiptQuery } from '../../../generated/receipt';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useFreshOnFocus } from '../../../hooks/useFreshOnFocus';
import { paths } from '../../../paths';
import { AnswerForm } from './AnswerForm';
import { Receipt } from './Receipt';
import classes from './receipt.module.css';
import { ReceiptMissing } from './ReceiptMissing';
import { ReceiptSkeleton } from './ReceiptSkeleton';

const freshOnFocus = [SubmissionReceiptDocument] as const;

/** Where whoever holds the secret link follows a submission, answers, or withdraws. */
export function ReceiptPage() {
  const { ticket = '' } = useParams();
  return (
    <div className={classes.page}>
      {/* The address is a secret: no search engine keeps it, and no request tells where it came from. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {isTicket(ticket) ? <FollowedSubmission key={ticket} ticket={ticket} /> : <ReceiptMissing />}
    </div>
  );
}

function FollowedSubmission({ ticket }: { readonly ticket: string }) {
  useFreshOnFocus(freshOnFocus);
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
  /** What is shown may no longer be so. */
  readonly onStale: () => void;
}

function Shown({ submission, ticket, onStale }: ShownProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const status = useRef<HTMLElement>(null);
  const showStatus = () => {
    void navigate(paths.submissionReceipt(ticket), { replace: true });
    // What had the focus is gone by then.
    setTimeout(() => status.current?.focus());
  };
  if (params.has('answer') && submission.canAnswer)
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
  return (
    <Receipt
      submission={submission}
      ticket={ticket}
      statusRef={status}
      onWithdrawn={() => setTimeout(() => status.current?.focus())}
    />
  );
}

/** Whether a text can be the secret of a receipt: 32 random bytes in base64url. Nothing else is asked of the server. */
function isTicket(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
