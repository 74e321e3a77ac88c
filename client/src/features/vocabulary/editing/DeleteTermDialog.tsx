import { useApolloClient } from '@apollo/client/react';
import { clientMessages } from '@contract/messages-client';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { formatEntries } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import { notifyAnswer } from '../../../components/notify';
import { ReasonInput } from '../../../components/ReasonInput';
import { useDeleteTermMutation } from '../../../generated/termEditing';
import { useUnsentText } from '../../../hooks/unsentForms';
import { useAfterUnmount } from '../../../hooks/useAfterUnmount';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { paths } from '../../../paths';
import type { EditedTerm } from './termForm';
import { evictTermsBut } from './useSaveTerm';

interface DeleteTermDialogProps {
  readonly term: EditedTerm;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Explains and confirms the deletion of a term, with an optional reason; then its history shows. */
export function DeleteTermDialog({ term, isOpen, onClose }: DeleteTermDialogProps) {
  const [reason, setReason] = useUnsentText(`delete ${term.id}`);
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  // The open page must neither render without its term nor fetch it again.
  const forgetAfterUnmount = useAfterUnmount(() => evictTermsBut(cache, null));
  const [remove, { loading, error }] = useDeleteTermMutation({
    onCompleted: () => {
      notifyAnswer(clientMessages.termDeleted);
      forgetAfterUnmount();
      if (isMounted()) void navigate(paths.term(term.id));
    },
  });
  const variables = { id: term.id, version: term.version, reason: reason.trim() || null };
  const { entries } = term.counts;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      isBusy={loading}
      title={`Delete ${term.name}`}
      confirmLabel="Delete term"
      onConfirm={() => void remove({ variables })}
      onClose={onClose}
    >
      <div data-stack="14">
        <FormFailure error={error} operation="deleteTerm" />
        <p>
          {term.name} disappears from the vocabulary at once, and searches no longer find entries by its other
          names.
          {entries > 0 && ` The ${formatEntries(entries)} that bear it stay as they are.`}
        </p>
        <p>Its history remains: you see it next, and can restore the term there.</p>
        <ReasonInput readers="Reviewers and administrators" reason={reason} onReason={setReason} />
      </div>
    </ConfirmDialog>
  );
}
