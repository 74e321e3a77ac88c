import type { SubmissionStatusDetail } from '@contract/submission-status';
import {
  type Icon,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconMessageQuestion,
} from '@tabler/icons-react';

import { submissionStatuses } from './submissionStatus';
import classes from './SubmissionStatusBadge.module.css';

interface SubmissionStatusBadgeProps {
  readonly status: SubmissionStatusDetail;
}

const icons: Readonly<Record<SubmissionStatusDetail, Icon>> = {
  pending: IconClock,
  sent_back: IconMessageQuestion,
  approved: IconCircleCheck,
  rejected: IconCircleX,
  withdrawn: IconArrowBackUp,
};

/** Where a submission stands: a mark and its word, never the colour alone. */
export function SubmissionStatusBadge({ status }: SubmissionStatusBadgeProps) {
  const Drawing = icons[status];
  const { label, meaning } = submissionStatuses[status];
  return (
    <span className={classes.badge} data-status={status} title={meaning}>
      <Drawing size={16} aria-hidden="true" />
      {label}
    </span>
  );
}
