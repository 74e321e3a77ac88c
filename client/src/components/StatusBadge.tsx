import type { Icon } from '@tabler/icons-react';

import classes from './StatusBadge.module.css';

/** What a status says of its matter: it ended well or badly, is still to come to its end, or is of no more concern. */
export type StatusMood = 'good' | 'bad' | 'open' | 'quiet';

interface StatusBadgeProps {
  readonly mood: StatusMood;
  readonly drawing: Icon;
  readonly label: string;
  /** What the word means, for whoever points at it. */
  readonly meaning: string;
}

/** Where something stands: a mark and its word, never the colour alone. */
export function StatusBadge({ mood, drawing: Drawing, label, meaning }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-mood={mood} title={meaning}>
      <Drawing size={16} aria-hidden="true" />
      {label}
    </span>
  );
}
