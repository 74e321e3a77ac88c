import type { RowOutcome } from '@contract/imports';
import { type Icon, IconAlertCircle, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';

import { StatusBadge, type StatusTone } from '../../../components/StatusBadge';

interface Look {
  readonly label: string;
  readonly drawing: Icon;
  readonly tone: StatusTone;
}

const looks: Readonly<Record<RowOutcome, Look>> = {
  insert: { label: 'New', drawing: IconPlus, tone: 'good' },
  update: { label: 'Update', drawing: IconPencil, tone: 'open' },
  skip: { label: 'Skipped', drawing: IconEqual, tone: 'quiet' },
  fail: { label: 'Error', drawing: IconAlertCircle, tone: 'bad' },
};

/** The outcome of a row. */
export function OutcomeLabel({ outcome }: { readonly outcome: RowOutcome }) {
  return <StatusBadge {...looks[outcome]} />;
}
