import type { RowOutcome } from '@contract/imports';
import { IconAlertCircle, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';

import { StatusBadge, type StatusLook } from '../../../components/StatusBadge';

const looks: Readonly<Record<RowOutcome, StatusLook & { readonly label: string }>> = {
  insert: { label: 'New', drawing: IconPlus, tone: 'good' },
  update: { label: 'Update', drawing: IconPencil, tone: 'open' },
  skip: { label: 'Skipped', drawing: IconEqual, tone: 'quiet' },
  fail: { label: 'Error', drawing: IconAlertCircle, tone: 'bad' },
};

export function OutcomeLabel({ outcome }: { readonly outcome: RowOutcome }) {
  return <StatusBadge {...looks[outcome]} />;
}
