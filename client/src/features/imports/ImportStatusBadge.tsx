import type { ImportStatus } from '@contract/imports';
import {
  type Icon,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconHourglass,
} from '@tabler/icons-react';

import classes from './ImportStatusBadge.module.css';
import { type ImportMood, statusWords } from './importWords';

interface ImportStatusBadgeProps {
  readonly status: ImportStatus;
}

const icons: Readonly<Record<ImportMood, Icon>> = {
  good: IconCircleCheck,
  bad: IconCircleX,
  busy: IconHourglass,
  open: IconEye,
  quiet: IconArrowBackUp,
};

/** Where an import stands: a mark and its word, never the colour alone. */
export function ImportStatusBadge({ status }: ImportStatusBadgeProps) {
  const { label, meaning, mood } = statusWords(status);
  const Drawing = icons[mood];
  return (
    <span className={classes.badge} data-mood={mood} title={meaning}>
      <Drawing size={16} aria-hidden="true" />
      {label}
    </span>
  );
}
