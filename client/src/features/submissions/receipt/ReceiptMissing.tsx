import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { PageTitle } from '../../../components/PageTitle';
import { StateMessage } from '../../../components/StateMessage';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import classes from './receipt.module.css';

/** States that a receipt link matches no submission, and where else to look. */
export function ReceiptMissing() {
  const { isAuthenticated } = useSession();
  return (
    <div className={classes.missing}>
      <PageTitle title="Submission not found" />
      <StateMessage
        title="This link belongs to no submission"
        action={
          <>
            <Button component={Link} to={paths.submit()}>
              Propose an entry
            </Button>
            {isAuthenticated && (
              <Button component={Link} to={paths.submissions()} variant="default">
                Show your submissions
              </Button>
            )}
          </>
        }
      >
        The link may be incomplete. Copy the whole link again, or use the link in an e-mail about the
        submission.
      </StateMessage>
    </div>
  );
}
