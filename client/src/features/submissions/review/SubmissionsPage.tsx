import { type SortOrder, sortOrders } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { useCallback, useRef } from 'react';

import { formatCount } from '../../../components/format';
import { FigureTab, FigureTabs } from '../../../components/list/FigureTabs';
import { ListHead, ListPage, ListRegion } from '../../../components/list/ListPage';
import { ListToolbar, ToolbarSelect } from '../../../components/list/ListToolbar';
import { useSubmissionCountsQuery } from '../../../generated/submissionCounts';
import { SubmissionsDocument } from '../../../generated/submissions';
import type { SubmissionCountsQuery } from '../../../generated/types';
import { type ShowView, useAddressView } from '../../../hooks/useAddressView';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { submissionStatuses } from '../submissionStatus';
import { KeyHints } from './KeyHints';
import { SubmissionsResults } from './SubmissionsResults';
import {
  addressOf,
  narrowed,
  readView,
  type StatusFilter,
  statusFilters,
  type SubmissionsView,
} from './submissionsView';
import { useRowKeys } from './useRowKeys';
import { useSubmissionList } from './useSubmissionList';

/** The review queue for reviewers; for other signed-in users, their own submissions. */
export function SubmissionsPage() {
  const isReviewer = useMay('submissions.readAll');
  const [view, showView] = useSubmissionsView(isReviewer);
  const isPhone = useIsPhone();
  const list = useSubmissionList(view);
  const results = useRef<HTMLDivElement>(null);
  useRefetchOnFocus(SubmissionsDocument);
  useRowKeys(results);
  return (
    <ListPage>
      <ListHead
        title={isReviewer ? 'Submissions' : 'Your submissions'}
        total={list.page && formatCount(list.page.pagination.total, 'submission', 'submissions')}
      />
      <StatusTabs view={view} isReviewer={isReviewer} />
      <SubmissionsToolbar view={view} isReviewer={isReviewer} onView={showView} />
      <ListRegion ref={results} data-stack="12" aria-label="List of submissions">
        {list.page && list.page.items.length > 0 && (
          <KeyHints
            hints={[
              { keys: ['J', 'K'], does: 'next, previous' },
              { keys: ['Enter'], does: 'opens' },
            ]}
          />
        )}
        <SubmissionsResults
          list={list}
          view={view}
          isReviewer={isReviewer}
          isPhone={isPhone}
          onView={showView}
        />
      </ListRegion>
    </ListPage>
  );
}

function useSubmissionsView(isReviewer: boolean) {
  const read = useCallback((query: URLSearchParams) => readView(query, isReviewer), [isReviewer]);
  const pathOf = useCallback(
    (view: SubmissionsView) => paths.submissions(addressOf(view, isReviewer)),
    [isReviewer],
  );
  return useAddressView(read, pathOf);
}

interface SubmissionsToolbarProps {
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
  readonly onView: ShowView<SubmissionsView>;
}

const orderLabels: Readonly<Record<SortOrder, string>> = { asc: 'Oldest first', desc: 'Newest first' };
const orders = sortOrders.map((value) => ({ value, label: orderLabels[value] }));

/** Filters of the list other than the status, and its order. */
function SubmissionsToolbar({ view, isReviewer, onView }: SubmissionsToolbarProps) {
  return (
    <ListToolbar
      label="Submissions"
      description="Finds proposals that contain every word"
      placeholder="Words in the proposal"
      search={view.search}
      onSearch={(search) => onView(narrowed(view, { search }, isReviewer), { replace: true })}
    >
      <ToolbarSelect
        label="Order"
        isNarrow
        value={view.sortOrder}
        options={orders}
        onChoose={(sortOrder) => onView({ ...view, sortOrder, page: limits.page.default })}
      />
    </ListToolbar>
  );
}

type Counts = Omit<SubmissionCountsQuery['submissionCounts'], '__typename'>;

/** The number of submissions by status; each links to that list. */
function StatusTabs({ view, isReviewer }: Omit<SubmissionsToolbarProps, 'onView'>) {
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
