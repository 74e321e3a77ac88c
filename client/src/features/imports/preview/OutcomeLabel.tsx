import type { RowOutcome } from '@contract/imports';
import { type Icon, IconAlertCircle, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';

import { outcomeLabels } from '../importLabels';
import classes from './OutcomeLabel.module.css';

interface OutcomeLabelProps {
  readonly outcome: RowOutcome;
}

const drawings: Readonly<Record<RowOutcome, Icon>> = {
  insert: IconPlus,
  update: IconPencil,
  skip: IconEqual,
  fail: IconAlertCircle,
};

/** The outcome of a row: an icon and its label. */
export function OutcomeLabel({ outcome }: OutcomeLabelProps) {
  const Drawing = drawings[outcome];
  return (
    <span className={classes.mark} data-outcome={outcome}>
      <Drawing size={16} aria-hidden="true" />
      {outcomeLabels[outcome]}
    </span>
  );
}
