import { ErrorState } from '../../../components/ErrorState';
import { ListResults } from '../../../components/list/ListPage';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { Pager } from '../../../components/Pager';
import { NoSubmissions } from './NoSubmissions';
import { SubmissionCards } from './SubmissionCards';
import { linkStateOf } from './submissionLinkState';
import { SubmissionsSkeleton } from './SubmissionsSkeleton';
import { SubmissionsTable } from './SubmissionsTable';
import { pageSizes, type SubmissionsView } from './submissionsView';
import type { SubmissionList } from './useSubmissionList';
import type { ShowView } from './useSubmissionsView';

interface SubmissionsResultsProps {
  readonly list: SubmissionList;
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
  readonly isPhone: boolean;
  readonly onView: ShowView;
}

/** The list in its states: failed, on its way, empty, full. */
export function SubmissionsResults({ list, view, isReviewer, isPhone, onView }: SubmissionsResultsProps) {
  const { items, pagination, error } = list;
  if (error !== undefined && !list.isLoading)
    return <ErrorState error={error} operation="fetchSubmissions" onRetry={list.refetch} />;
  if (!list.isKnown)
    return <SubmissionsSkeleton rows={view.limit} isReviewer={isReviewer} isPhone={isPhone} />;
  if (items.length === 0 && pagination.total > 0)
    return <NoSuchPage page={view.page} onFirst={() => onView({ ...view, page: 1 })} />;
  if (items.length === 0) return <NoSubmissions view={view} isReviewer={isReviewer} onView={onView} />;
  const rows = { items, isReviewer, link: linkStateOf(view, isReviewer) };
  return (
    <ListResults isStale={list.isLoading}>
      {isPhone ? <SubmissionCards {...rows} /> : <SubmissionsTable {...rows} />}
      <Pager
        page={pagination.page}
        pages={pagination.pages}
        total={pagination.total}
        limit={view.limit}
        pageSizes={pageSizes}
        what="Submissions"
        isNarrow={isPhone}
        onPage={(page) => onView({ ...view, page })}
        onLimit={(limit) => onView({ ...view, limit, page: 1 })}
      />
    </ListResults>
  );
}
