import { type SortOrder, sortOrders } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { useCallback, useRef } from 'react';

import { formatCount } from '../../../components/format';
import { ListHead, ListPage } from '../../../components/list/ListPage';
import { ListToolbar, ToolbarSelect } from '../../../components/list/ListToolbar';
import { SubmissionsDocument } from '../../../generated/submissions';
import { type ShowView, useAddressView } from '../../../hooks/useAddressView';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { KeyHints } from './KeyHints';
import { StatusTabs } from './StatusTabs';
import classes from './SubmissionsPage.module.css';
import { SubmissionsResults } from './SubmissionsResults';
import { addressOf, narrowed, readView, type SubmissionsView } from './submissionsView';
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
        total={list.isKnown ? formatCount(list.pagination.total, 'submission', 'submissions') : undefined}
      />
      <StatusTabs view={view} isReviewer={isReviewer} />
      <SubmissionsToolbar view={view} isReviewer={isReviewer} onView={showView} />
      <div
        ref={results}
        className={classes.results}
        tabIndex={-1}
        role="region"
        aria-label="List of submissions"
      >
        {list.items.length > 0 && (
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
      </div>
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
