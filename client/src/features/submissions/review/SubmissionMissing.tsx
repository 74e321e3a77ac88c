import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { PageTitle } from '../../../components/PageTitle';
import { StateMessage } from '../../../components/StateMessage';
import { paths } from '../../../paths';

/** States that there is no such submission, or that the user may not see it; it does not reveal which. */
export function SubmissionMissing() {
  return (
    <>
      <PageTitle title="Submission not found" />
      <StateMessage
        title="This submission does not exist"
        action={
          <Button component={Link} to={paths.submissions()}>
            Show all submissions
          </Button>
        }
      >
        It never existed, or it belongs to another user. To follow a submission without an account, use the
        secret link of its receipt.
      </StateMessage>
    </>
  );
}
