import type { ImportStatus } from '@contract/imports';
import {
  type Icon,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconHourglass,
} from '@tabler/icons-react';

import { StatusBadge } from '../../components/StatusBadge';
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

/** The status of an import. */
export function ImportStatusBadge({ status }: ImportStatusBadgeProps) {
  const { label, meaning, mood } = statusWords(status);
  const shown = mood === 'busy' ? 'open' : mood;
  return <StatusBadge mood={shown} drawing={icons[mood]} label={label} meaning={meaning} />;
}
