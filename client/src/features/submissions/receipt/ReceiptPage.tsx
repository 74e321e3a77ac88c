import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { isNotFound } from '../../../components/failureDetails';
import { OnDemand } from '../../../components/OnDemand';
import { PageTitle } from '../../../components/PageTitle';
import { SubmissionReceiptDocument, useSubmissionReceiptQuery } from '../../../generated/receipt';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { paths } from '../../../paths';
import { answerCode } from './answerCode';
import { Receipt } from './Receipt';
import classes from './receipt.module.css';
import { ReceiptMissing } from './ReceiptMissing';
import { ReceiptSkeleton } from './ReceiptSkeleton';

const refetchOnFocus = [SubmissionReceiptDocument] as const;

/** The receipt page: whoever has the secret link can follow, answer or withdraw the submission. */
export function ReceiptPage() {
  const { ticket = '' } = useParams();
  return (
    <div className={classes.page}>
      {/* The URL is secret: it must not be indexed, nor be sent as the referrer. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {isTicket(ticket) ? <FollowedSubmission key={ticket} ticket={ticket} /> : <ReceiptMissing />}
    </div>
  );
}

function FollowedSubmission({ ticket }: { readonly ticket: string }) {
  useRefetchOnFocus(refetchOnFocus);
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
  const status = useRef<HTMLElement>(null);
  const showStatus = () => {
    void navigate(paths.submissionReceipt(ticket), { replace: true });
    // The element that had the focus is gone by then.
    setTimeout(() => status.current?.focus());
  };
  if (params.has('answer') && submission.canAnswer)
    return (
      <>
        <PageTitle title="Answer the reviewer" />
        <OnDemand code={answerCode} loading={<ReceiptSkeleton />}>
          {(AnswerForm) => (
            <AnswerForm
              submission={submission}
              by={{ ticket }}
              onAnswered={showStatus}
              onCancel={() => {
                onStale();
                showStatus();
              }}
            />
          )}
        </OnDemand>
      </>
    );
  return <Receipt submission={submission} ticket={ticket} statusRef={status} />;
}

/** Whether a text has the form of a ticket (32 random bytes in base64url). Other texts are not sent to the server. */
function isTicket(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
