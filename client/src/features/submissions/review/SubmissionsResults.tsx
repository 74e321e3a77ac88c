import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import type { PageAddress } from '../../../addresses';
import { ButtonLink } from '../../../components/ButtonLink';
import { ErrorState } from '../../../components/ErrorState';
import { cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import { ListResults } from '../../../components/list/ListPage';
import { TableOrCardsSkeleton } from '../../../components/list/ListSkeleton';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { Day } from '../../../components/Moment';
import { Pager } from '../../../components/Pager';
import { StateMessage } from '../../../components/StateMessage';
import type { ShowView } from '../../../hooks/useAddressView';
import { paths } from '../../../paths';
import { submissionStatuses } from '../submissionStatus';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
import classes from './SubmissionCards.module.css';
import { anonymousSubmitterLabel, submissionTitle, submitterOf } from './submissionNames';
import { Purpose, submissionColumns, type SubmissionRowsProps, SubmissionsTable } from './SubmissionsTable';
import { linkStateOf, narrowed, type SubmissionsView } from './submissionsView';
import { rowLink } from './useRowKeys';
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
  const { page, error } = list;
  const look = { isReviewer, link: linkStateOf(view, isReviewer) };
  if (error !== undefined && !list.isLoading)
    return <ErrorState error={error} operation="fetchSubmissions" onRetry={list.refetch} />;
  if (page === undefined) {
    const columns = submissionColumns(look);
    return (
      <TableOrCardsSkeleton
        what="submissions"
        rows={view.limit}
        bars={columns.length}
        columns={columns.map(({ share }) => `${share}fr`).join(' ')}
        cardHeight={118}
      />
    );
  }
  const { items, pagination } = page;
  const goTo = (paging: PageAddress) => onView({ ...view, ...paging });
  if (items.length === 0 && pagination.total > 0) return <NoSuchPage {...pagination} onPaging={goTo} />;
  if (items.length === 0) return <NoSubmissions view={view} isReviewer={isReviewer} onView={onView} />;
  return (
    <ListResults isStale={list.isLoading}>
      {isPhone ? <SubmissionCards items={items} {...look} /> : <SubmissionsTable items={items} {...look} />}
      <Pager {...pagination} limit={view.limit} what="Submissions" onPaging={goTo} />
    </ListResults>
  );
}

/** Submissions as cards, for screens too narrow for a table. */
function SubmissionCards({ items, isReviewer, link }: SubmissionRowsProps) {
  return (
    <ListCards label="Submissions">
      {items.map((item) => (
        <ListCard key={item.id}>
          <Link to={paths.submission(item.id)} state={link} className={cardLink} {...rowLink}>
            {submissionTitle(item)}
          </Link>
          <p data-text="quiet" className={classes.what}>
            <Purpose {...item} /> · {item.autoantigen}
          </p>
          <p className={classes.foot}>
            <SubmissionStatusBadge status={item.statusDetail} />
            <span data-text="quiet">
              <Day moment={item.createdAt} />
              {isReviewer && ` · ${submitterOf(item) ?? anonymousSubmitterLabel}`}
            </span>
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}

type NoSubmissionsProps = Pick<SubmissionsResultsProps, 'view' | 'isReviewer' | 'onView'>;

/** Explains why the list is empty, and offers a next step. */
function NoSubmissions({ view, isReviewer, onView }: NoSubmissionsProps) {
  const showAll = () => onView(narrowed(view, { status: 'all', search: '' }, isReviewer));
  if (view.search !== '')
    return (
      <StateMessage
        title="No submissions match"
        action={
          <Button onClick={() => onView(narrowed(view, { search: '' }, isReviewer))}>Clear the search</Button>
        }
      >
        A proposal must contain every word. Try fewer words or another status.
      </StateMessage>
    );
  if (isReviewer && view.status === 'pending')
    return (
      <StateMessage
        title="No submissions to review"
        action={<Button onClick={showAll}>Show all submissions</Button>}
      >
        New proposals appear here, oldest first.
      </StateMessage>
    );
  if (view.status !== 'all')
    return (
      <StateMessage
        title={`No ${submissionStatuses[view.status].label.toLowerCase()} submissions`}
        action={<Button onClick={showAll}>Show all submissions</Button>}
      >
        {isReviewer ? 'Submissions' : 'Your submissions'} with another status are not shown here.
      </StateMessage>
    );
  return (
    <StateMessage
      title={isReviewer ? 'There are no submissions yet' : 'You have not submitted anything yet'}
      action={<ButtonLink to={paths.submit()}>Propose an entry</ButtonLink>}
    >
      {isReviewer
        ? 'Anyone can propose an entry or a correction. Proposals appear here.'
        : 'Your proposals appear here with the answers of the reviewers.'}
    </StateMessage>
  );
}
