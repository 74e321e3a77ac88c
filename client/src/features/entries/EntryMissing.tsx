import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { PageTitle } from '../../components/PageTitle';
import { StateMessage } from '../../components/StateMessage';
import { paths } from '../../paths';

interface EntryMissingProps {
  /** What the address named. */
  readonly asked: string;
}

/** Says that no entry has this id or accession. */
export function EntryMissing({ asked }: EntryMissingProps) {
  return (
    <>
      <PageTitle title="Entry not found" />
      <StateMessage
        title={`Nothing is known of “${asked}”`}
        action={
          <Button component={Link} to={paths.entries()}>
            Browse all entries
          </Button>
        }
      >
        An entry is named by its accession, such as AIA0000042. This one never existed or has been deleted;
        accessions are not given twice.
      </StateMessage>
    </>
  );
}
