import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { StateMessage } from '../../components/StateMessage';
import { paths } from '../../paths';

/** Stands where the network would: there is nothing to associate, or the filters left nothing. */
export function NoNetwork({ isNarrowed }: { readonly isNarrowed: boolean }) {
  if (!isNarrowed)
    return (
      <StateMessage title="No entries yet">There is nothing to explore before the first entry.</StateMessage>
    );
  const action = (
    <Button component={Link} to={paths.explore()} variant="default">
      Explore all entries
    </Button>
  );
  return (
    <StateMessage title="No entry matches" action={action}>
      None has all that is asked for. Take away one of the filters above.
    </StateMessage>
  );
}
