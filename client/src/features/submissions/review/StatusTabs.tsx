import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';

import { formatNumber } from '../../../components/format';
import { useSubmissionCountsQuery } from '../../../generated/submissionCounts';
import type { SubmissionCountsQuery } from '../../../generated/types';
import { paths } from '../../../paths';
import { submissionStatuses } from '../submissionStatus';
import classes from './StatusTabs.module.css';
import {
  addressOf,
  narrowed,
  type StatusFilter,
  statusFilters,
  type SubmissionsView,
} from './submissionsView';

interface StatusTabsProps {
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
}

type Counts = Omit<SubmissionCountsQuery['submissionCounts'], '__typename'>;

/** How many submissions stand where; each figure leads to the list of those. */
export function StatusTabs({ view, isReviewer }: StatusTabsProps) {
  const { data, previousData, loading } = useSubmissionCountsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Without figures the tabs still lead on; the list beside them says what failed.
  const counts = (data ?? previousData)?.submissionCounts;
  return (
    <nav aria-label="Submissions by status">
      <ul className={classes.tabs}>
        {statusFilters.map((status) => (
          <li key={status} className={classes.item}>
            <Link
              to={paths.submissions(addressOf(narrowed(view, { status }, isReviewer), isReviewer))}
              className={classes.tab}
              aria-current={view.status === status ? 'true' : undefined}
              preventScrollReset
            >
              <span className={classes.label}>
                {status === 'all' ? 'All' : submissionStatuses[status].label}
              </span>{' '}
              <span className={classes.count}>
                {counts ? (
                  formatNumber(countOf(counts, status))
                ) : loading ? (
                  <Skeleton height={18} width={28} />
                ) : (
                  '–'
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countOf(counts: Counts, status: StatusFilter): number {
  if (status !== 'all') return counts[status];
  const { pending, sent_back: sentBack, approved, rejected, withdrawn } = counts;
  return pending + sentBack + approved + rejected + withdrawn;
}
