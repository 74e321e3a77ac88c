import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { StateMessage } from './StateMessage';

interface NothingCountedProps {
  /** Whether filters exclude entries. */
  readonly isNarrowed: boolean;
  /** The text if there are no entries at all. */
  readonly yet: string;
  /** The link that shows all entries. */
  readonly all: { readonly label: string; readonly to: string };
}

/** Replaces figures if there are no entries yet, or none that match the filters. */
export function NothingCounted({ isNarrowed, yet, all }: NothingCountedProps) {
  if (!isNarrowed) return <StateMessage title="No entries yet">{yet}</StateMessage>;
  const action = (
    <Button component={Link} to={all.to} variant="default">
      {all.label}
    </Button>
  );
  return (
    <StateMessage title="No entry matches" action={action}>
      No entry meets all filters. Remove one of the filters above.
    </StateMessage>
  );
}
