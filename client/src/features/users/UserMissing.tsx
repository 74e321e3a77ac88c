import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { PageTitle } from '../../components/PageTitle';
import { StateMessage } from '../../components/StateMessage';
import { paths } from '../../paths';

interface UserMissingProps {
  /** The id in the URL. */
  readonly asked: string;
}

/** States that no user has this id, and where to look instead. */
export function UserMissing({ asked }: UserMissingProps) {
  return (
    <>
      <PageTitle title="User not found" />
      <StateMessage
        title={`There is no user “${asked}”`}
        action={
          <>
            <Button component={Link} to={paths.users()}>
              Show all users
            </Button>
            <Button component={Link} to={paths.users({ closed: true })} variant="default">
              Show closed accounts
            </Button>
          </>
        }
      >
        This account never existed, or it was deleted permanently. Other deleted accounts are listed as closed
        accounts.
      </StateMessage>
    </>
  );
}
