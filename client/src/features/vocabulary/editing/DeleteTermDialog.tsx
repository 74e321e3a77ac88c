import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { formatEntries } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import { ReasonInput } from '../../../components/ReasonInput';
import { useUnsentText } from '../../../hooks/unsentForms';
import type { EditedTerm } from './termForm';
import { useDeleteTerm } from './useSaveTerm';

interface DeleteTermDialogProps {
  readonly term: EditedTerm;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Explains and confirms the deletion of a term, with an optional reason. */
export function DeleteTermDialog({ term, isOpen, onClose }: DeleteTermDialogProps) {
  const [reason, setReason] = useUnsentText(`delete ${term.id}`);
  const { remove, isBusy, error } = useDeleteTerm(term);
  const { entries } = term.counts;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      isBusy={isBusy}
      title={`Delete ${term.name}`}
      confirmLabel="Delete term"
      onConfirm={() => void remove(reason)}
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
