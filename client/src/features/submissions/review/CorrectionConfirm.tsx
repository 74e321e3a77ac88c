import { entryField } from '@contract/entry-fields';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import type { EntryPart } from '../../../components/entryForm/entryFormValues';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { decisionWords } from './decisions';
import { whatHappens } from './whatHappens';

interface CorrectionConfirmProps {
  readonly isOpen: boolean;
  readonly submission: SubmissionInFullFragment;
  /** The corrected parts. */
  readonly parts: readonly EntryPart[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Confirms publishing a proposal with corrections, because the shortcut that saves in other forms must not publish
 * immediately.
 */
export function CorrectionConfirm({ submission, parts, ...dialog }: CorrectionConfirmProps) {
  return (
    <ConfirmDialog {...dialog} title={decisionWords.approve.title} confirmLabel={decisionWords.approve.label}>
      <p>{whatHappens('approve', submission)}</p>
      <p>Corrected: {parts.map(labelOf).join(', ')}.</p>
    </ConfirmDialog>
  );
}

function labelOf(part: EntryPart): string {
  return part === 'additional' ? 'additional facts' : entryField(part).label;
}
