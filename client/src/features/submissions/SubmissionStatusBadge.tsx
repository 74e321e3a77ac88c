import type { SubmissionStatusDetail } from '@contract/submission-status';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconMessageQuestion,
} from '@tabler/icons-react';

import { StatusBadge, type StatusLook } from '../../components/StatusBadge';
import { submissionStatuses } from './submissionStatus';

const looks: Readonly<Record<SubmissionStatusDetail, StatusLook>> = {
  pending: { drawing: IconClock, tone: 'open' },
  sent_back: { drawing: IconMessageQuestion, tone: 'open' },
  approved: { drawing: IconCircleCheck, tone: 'good' },
  rejected: { drawing: IconCircleX, tone: 'bad' },
  withdrawn: { drawing: IconArrowBackUp, tone: 'quiet' },
};

export function SubmissionStatusBadge({ status }: { readonly status: SubmissionStatusDetail }) {
  return <StatusBadge {...looks[status]} {...submissionStatuses[status]} />;
}
