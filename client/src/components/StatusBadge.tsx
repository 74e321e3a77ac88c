import type { Icon } from '@tabler/icons-react';

import classes from './StatusBadge.module.css';

/** The tone of a status: good or bad outcome, pending, or no longer relevant. */
type StatusTone = 'good' | 'bad' | 'open' | 'quiet';

export interface StatusLook {
  readonly tone: StatusTone;
  readonly drawing: Icon;
}

interface StatusBadgeProps extends StatusLook {
  readonly label: string;
  /** The meaning of the label, shown on hover. @default none */
  readonly meaning?: string;
}

/** A status, shown by a symbol and a label, never by colour alone. */
export function StatusBadge({ tone, drawing: Drawing, label, meaning }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} title={meaning}>
      <Drawing size={16} aria-hidden="true" />
      {label}
    </span>
  );
}
