import { Button } from '@mantine/core';

import { ButtonLink } from '../../../components/ButtonLink';
import { StateMessage } from '../../../components/StateMessage';
import type { ShowView } from '../../../hooks/useAddressView';
import { paths } from '../../../paths';
import { submissionStatuses } from '../submissionStatus';
import { narrowed, type SubmissionsView } from './submissionsView';

interface NoSubmissionsProps {
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
  readonly onView: ShowView<SubmissionsView>;
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
        {isReviewer ? 'Submissions' : 'Your submissions'} may have another status.
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
