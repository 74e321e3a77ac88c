import { useRef } from 'react';

import { formatCount } from '../../../components/format';
import { ListHead, ListPage } from '../../../components/list/ListPage';
import { SubmissionsDocument } from '../../../generated/submissions';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { useMay } from '../../../session/useSession';
import { KeyHints } from './KeyHints';
import { StatusTabs } from './StatusTabs';
import classes from './SubmissionsPage.module.css';
import { SubmissionsResults } from './SubmissionsResults';
import { SubmissionsToolbar } from './SubmissionsToolbar';
import { useRowKeys } from './useRowKeys';
import { useSubmissionList } from './useSubmissionList';
import { useSubmissionsView } from './useSubmissionsView';

const refetchOnFocus = [SubmissionsDocument] as const;

/** The review queue for reviewers; for other signed-in users, their own submissions. */
export function SubmissionsPage() {
  const [view, showView] = useSubmissionsView();
  const isReviewer = useMay('submissions.readAll');
  const isPhone = useIsPhone();
  const list = useSubmissionList(view);
  const results = useRef<HTMLDivElement>(null);
  useRefetchOnFocus(refetchOnFocus);
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
