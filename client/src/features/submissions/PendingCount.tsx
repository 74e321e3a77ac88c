import { VisuallyHidden } from '@mantine/core';

import { formatNumber } from '../../components/format';
import { SubmissionCountsDocument, useSubmissionCountsQuery } from '../../generated/submissionCounts';
import { useRefetchOnFocus } from '../../hooks/useRefetchOnFocus';
import classes from './PendingCount.module.css';

/** The number of pending submissions; renders nothing if it is zero or unknown. */
export function PendingCount() {
  useRefetchOnFocus(SubmissionCountsDocument);
  const { data, previousData } = useSubmissionCountsQuery();
  const pending = (data ?? previousData)?.submissionCounts.pending ?? 0;
  if (pending === 0) return null;
  return (
    <span className={classes.count}>
      <VisuallyHidden component="span">pending: </VisuallyHidden>
      {formatNumber(pending)}
    </span>
  );
}
