import type { SubmissionStatusDetail } from '@contract/submission-status';
import {
  type Icon,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconMessageQuestion,
} from '@tabler/icons-react';

import { StatusBadge, type StatusMood } from '../../components/StatusBadge';
import { submissionStatuses } from './submissionStatus';

interface SubmissionStatusBadgeProps {
  readonly status: SubmissionStatusDetail;
}

interface Look {
  readonly drawing: Icon;
  readonly mood: StatusMood;
}

const looks: Readonly<Record<SubmissionStatusDetail, Look>> = {
  pending: { drawing: IconClock, mood: 'open' },
  sent_back: { drawing: IconMessageQuestion, mood: 'open' },
  approved: { drawing: IconCircleCheck, mood: 'good' },
  rejected: { drawing: IconCircleX, mood: 'bad' },
  withdrawn: { drawing: IconArrowBackUp, mood: 'quiet' },
};

/** The status of a submission. */
export function SubmissionStatusBadge({ status }: SubmissionStatusBadgeProps) {
  return <StatusBadge {...looks[status]} {...submissionStatuses[status]} />;
}
