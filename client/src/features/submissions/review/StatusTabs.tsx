import { FigureTab, FigureTabs } from '../../../components/list/FigureTabs';
import { useSubmissionCountsQuery } from '../../../generated/submissionCounts';
import type { SubmissionCountsQuery } from '../../../generated/types';
import { paths } from '../../../paths';
import { submissionStatuses } from '../submissionStatus';
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

/** The number of submissions by status; each links to that list. */
export function StatusTabs({ view, isReviewer }: StatusTabsProps) {
  const { data, previousData, loading } = useSubmissionCountsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The tabs work without counts; the list shows the error.
  const counts = (data ?? previousData)?.submissionCounts;
  return (
    <nav aria-label="Submissions by status">
      <FigureTabs>
        {statusFilters.map((status) => (
          <FigureTab
            key={status}
            label={status === 'all' ? 'All' : submissionStatuses[status].label}
            figure={counts && countOf(counts, status)}
            isLoading={loading}
            isShown={view.status === status}
            target={paths.submissions(addressOf(narrowed(view, { status }, isReviewer), isReviewer))}
          />
        ))}
      </FigureTabs>
    </nav>
  );
}

function countOf(counts: Counts, status: StatusFilter): number {
  if (status !== 'all') return counts[status];
  const { pending, sent_back: sentBack, approved, rejected, withdrawn } = counts;
  return pending + sentBack + approved + rejected + withdrawn;
}
