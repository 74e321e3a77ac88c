import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { StateMessage } from '../../../components/StateMessage';
import { paths } from '../../../paths';
import { submissionStatuses } from '../submissionStatus';
import { narrowed, type SubmissionsView } from './submissionsView';
import type { ShowView } from './useSubmissionsView';

interface NoSubmissionsProps {
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
  readonly onView: ShowView;
}

/** Explains why the list is empty, and offers a next step. */
export function NoSubmissions({ view, isReviewer, onView }: NoSubmissionsProps) {
  const showAll = () => onView(narrowed(view, { status: 'all', search: '' }, isReviewer));
  if (view.search !== '')
    return (
      <StateMessage
        title="No submissions match"
        action={
          <Button onClick={() => onView(narrowed(view, { search: '' }, isReviewer))}>Clear the search</Button>
        }
      >
        Every word must occur in what is proposed. Try fewer words, or another status.
      </StateMessage>
    );
  if (isReviewer && view.status === 'pending')
    return (
      <StateMessage
        title="Nothing waits for review"
        action={<Button onClick={showAll}>Show all submissions</Button>}
      >
        Whatever is proposed next appears here, the oldest first.
      </StateMessage>
    );
  if (view.status !== 'all')
    return (
      <StateMessage
        title={`No submission is ${submissionStatuses[view.status].label.toLowerCase()}`}
        action={<Button onClick={showAll}>Show all submissions</Button>}
      >
        What {isReviewer ? 'is' : 'you have'} submitted may stand elsewhere by now.
      </StateMessage>
    );
  return (
    <StateMessage
      title={isReviewer ? 'There are no submissions yet' : 'You have not submitted anything yet'}
      action={
        <Button component={Link} to={paths.submit()}>
          Propose an entry
        </Button>
      }
    >
      {isReviewer
        ? 'Anybody can propose an entry, or a correction of one; it appears here.'
        : 'What you propose appears here, with the answers of the reviewers.'}
    </StateMessage>
  );
}
