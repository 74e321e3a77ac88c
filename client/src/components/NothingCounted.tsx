import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { StateMessage } from './StateMessage';

interface NothingCountedProps {
  /** Whether entries are left out. */
  readonly isNarrowed: boolean;
  /** What is said before the first entry. */
  readonly yet: string;
  /** The same of all entries. */
  readonly all: { readonly label: string; readonly to: string };
}

/** Stands where figures would: there are no entries yet, or the filters left none. */
export function NothingCounted({ isNarrowed, yet, all }: NothingCountedProps) {
  if (!isNarrowed) return <StateMessage title="No entries yet">{yet}</StateMessage>;
  const action = (
    <Button component={Link} to={all.to} variant="default">
      {all.label}
    </Button>
  );
  return (
    <StateMessage title="No entry matches" action={action}>
      None has all that is asked for. Take away one of the filters above.
    </StateMessage>
  );
}
