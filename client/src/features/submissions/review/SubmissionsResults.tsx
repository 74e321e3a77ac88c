import { ErrorState } from '../../../components/ErrorState';
import { ListResults } from '../../../components/list/ListPage';
import { ListSkeleton } from '../../../components/list/ListSkeleton';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { Pager } from '../../../components/Pager';
import type { ShowView } from '../../../hooks/useAddressView';
import { NoSubmissions } from './NoSubmissions';
import { SubmissionCards } from './SubmissionCards';
import { linkStateOf } from './submissionLinkState';
import { submissionColumns, SubmissionsTable } from './SubmissionsTable';
import { pageSizes, type SubmissionsView } from './submissionsView';
import type { SubmissionList } from './useSubmissionList';

interface SubmissionsResultsProps {
  readonly list: SubmissionList;
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
  readonly isPhone: boolean;
  readonly onView: ShowView<SubmissionsView>;
}

/** The list in its states: error, loading, empty and filled. */
export function SubmissionsResults({ list, view, isReviewer, isPhone, onView }: SubmissionsResultsProps) {
  const { items, pagination, error } = list;
  const look = { isReviewer, link: linkStateOf(view, isReviewer) };
  if (error !== undefined && !list.isLoading)
    return <ErrorState error={error} operation="fetchSubmissions" onRetry={list.refetch} />;
  if (!list.isKnown)
    return <SubmissionsSkeleton rows={view.limit} columns={submissionColumns(look)} isPhone={isPhone} />;
  if (items.length === 0 && pagination.total > 0)
    return <NoSuchPage page={view.page} onFirst={() => onView({ ...view, page: 1 })} />;
  if (items.length === 0) return <NoSubmissions view={view} isReviewer={isReviewer} onView={onView} />;
  return (
    <ListResults isStale={list.isLoading}>
      {isPhone ? <SubmissionCards items={items} {...look} /> : <SubmissionsTable items={items} {...look} />}
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

interface SubmissionsSkeletonProps {
  readonly rows: number;
  readonly columns: ReturnType<typeof submissionColumns>;
  readonly isPhone: boolean;
}

/** Loading skeleton of the list. */
function SubmissionsSkeleton({ rows, columns, isPhone }: SubmissionsSkeletonProps) {
  if (isPhone) return <ListSkeleton what="submissions" shape="cards" rows={rows} bars={3} height={118} />;
  return (
    <ListSkeleton
      what="submissions"
      shape="table"
      rows={rows}
      bars={columns.length}
      height={44}
      columns={columns.map(({ share }) => `${share}fr`).join(' ')}
    />
  );
}
