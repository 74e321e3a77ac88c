import type { SubmissionStatusDetail } from '@contract/submission-status';
import {
  type Icon,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconMessageQuestion,
} from '@tabler/icons-react';

import { StatusBadge, type StatusTone } from '../../components/StatusBadge';
import { submissionStatuses } from './submissionStatus';

interface Look {
  readonly drawing: Icon;
  readonly tone: StatusTone;
}

const looks: Readonly<Record<SubmissionStatusDetail, Look>> = {
  pending: { drawing: IconClock, tone: 'open' },
  sent_back: { drawing: IconMessageQuestion, tone: 'open' },
  approved: { drawing: IconCircleCheck, tone: 'good' },
  rejected: { drawing: IconCircleX, tone: 'bad' },
  withdrawn: { drawing: IconArrowBackUp, tone: 'quiet' },
};

/** The status of a submission. */
export function SubmissionStatusBadge({ status }: { readonly status: SubmissionStatusDetail }) {
  return <StatusBadge {...looks[status]} {...submissionStatuses[status]} />;
}
