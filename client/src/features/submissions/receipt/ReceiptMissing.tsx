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
        title="There is no submission behind this link"
        action={
          <>
            <Button component={Link} to={paths.submit()}>
              Propose an entry
            </Button>
            {isAuthenticated && (
              <Button component={Link} to={paths.submissions()} variant="default">
                See your submissions
              </Button>
            )}
          </>
        }
      >
        The link may have been cut off on its way, and every letter of it counts. Copy it once more as a whole
        from where you kept it, or follow the one in a mail about the submission.
      </StateMessage>
    </div>
  );
}
