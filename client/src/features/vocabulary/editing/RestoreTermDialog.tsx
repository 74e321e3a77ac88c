import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormFailure } from '../../../components/FormFailure';
import { ReasonInput } from '../../../components/ReasonInput';
import { useUnsentText } from '../../../hooks/useUnsentText';
import classes from './TermEditing.module.css';
import type { EditedTerm, TermWithHistory } from './termForm';
import { useRestoreTerm } from './useSaveTerm';

interface RestoreTermDialogProps {
  readonly term: TermWithHistory;
  readonly version: number;
  readonly onClose: () => void;
  readonly onRestored?: ((term: EditedTerm) => void) | undefined;
}

/** Explains and confirms restoring an earlier version of a term, with an optional reason. */
export function RestoreTermDialog({ term, version, onClose, onRestored }: RestoreTermDialogProps) {
  const [reason, setReason] = useUnsentText(`restore ${term.id} ${version}`);
  const { restore, isBusy, error } = useRestoreTerm(term.id);
  const handleConfirm = async () => {
    const restored = await restore(version, reason);
    if (restored === null) return;
    onClose();
    onRestored?.(restored);
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={`Restore version ${version} of ${term.name}`}
      confirmLabel="Restore version"
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <div className={classes.dialog}>
        <FormFailure error={error} operation="updateTerm" />
        <p>
          Restoring creates a new version with the names, classes and codes of version {version}. The current
          version remains in the history.
        </p>
        <ReasonInput readers="Reviewers and administrators" reason={reason} onReason={setReason} />
      </div>
    </ConfirmDialog>
  );
}
