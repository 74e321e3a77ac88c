import { entryField } from '@contract/entry-fields';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import type { EntryPart } from '../../../components/entryForm/entryFormValues';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { decisionWords } from './decisions';
import { whatHappens } from './whatHappens';

interface CorrectionConfirmProps {
  readonly isOpen: boolean;
  readonly submission: SubmissionInFullFragment;
  /** What is corrected. */
  readonly parts: readonly EntryPart[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a proposal is published with corrections; the keys that save elsewhere must not publish by themselves. */
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
