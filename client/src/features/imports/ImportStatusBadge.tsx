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
import { type ImportTone, statusLabels } from './importLabels';

const icons: Readonly<Record<ImportTone, Icon>> = {
  good: IconCircleCheck,
  bad: IconCircleX,
  busy: IconHourglass,
  open: IconEye,
  quiet: IconArrowBackUp,
};

export function ImportStatusBadge({ status }: { readonly status: ImportStatus }) {
  const { label, meaning, tone } = statusLabels[status];
  const shown = tone === 'busy' ? 'open' : tone;
  return <StatusBadge tone={shown} drawing={icons[tone]} label={label} meaning={meaning} />;
}
