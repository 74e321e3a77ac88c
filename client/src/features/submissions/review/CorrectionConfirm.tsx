import { entryField } from '@contract/entry-fields';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import type { EntryFormValues, EntryPart } from '../../../components/entryForm/entryFormValues';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { decisionLabels } from './decisions';
import { describeEffect } from './describeEffect';

interface CorrectionConfirmProps {
  readonly isOpen: boolean;
  readonly submission: SubmissionInFullFragment;
  /** The corrected proposal, and the parts that differ. */
  readonly values: EntryFormValues;
  readonly parts: readonly EntryPart[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Confirms publishing a proposal with corrections, because the shortcut that saves in other forms must not publish
 * immediately.
 */
export function CorrectionConfirm({ submission, values, parts, ...dialog }: CorrectionConfirmProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={decisionLabels.approve.title}
      confirmLabel={decisionLabels.approve.label}
    >
      <p>{describeEffect('approve', submission, values)}</p>
      <p>Corrected: {parts.map(labelOf).join(', ')}.</p>
    </ConfirmDialog>
  );
}

function labelOf(part: EntryPart): string {
  return part === 'additional' ? 'additional facts' : entryField(part).label;
}
