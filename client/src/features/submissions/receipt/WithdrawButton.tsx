import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormFailure } from '../../../components/FormFailure';
import { useWithdrawSubmissionMutation } from '../../../generated/submissions';
import { evictSubmissions } from '../submissionCache';

/** What authorizes a submitter: the id when signed in, otherwise the ticket of the receipt. */
export type SubmissionKey = { readonly id: string } | { readonly ticket: string };

interface WithdrawButtonProps {
  readonly by: SubmissionKey;
  /** Called after the submission is withdrawn. */
  readonly onWithdrawn: () => void;
}

/** Withdraws a submission after confirmation. */
export function WithdrawButton({ by, onWithdrawn }: WithdrawButtonProps) {
  const { cache } = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, { loading, error, reset }] = useWithdrawSubmissionMutation({
    onCompleted: () => {
      evictSubmissions(cache);
      close();
      onWithdrawn();
    },
  });
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Withdraw this submission?"
        confirmLabel="Withdraw"
        isDangerous
        isBusy={loading}
        onConfirm={() => void withdraw({ variables: by })}
        onClose={close}
      >
        <FormFailure error={error} operation="withdrawSubmission" />
        <p>No one will review it, and you cannot undo this. You can still read your proposal here.</p>
      </ConfirmDialog>
    </>
  );
}
