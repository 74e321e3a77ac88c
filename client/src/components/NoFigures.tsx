import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { StateMessage } from './StateMessage';

interface NoFiguresProps {
  /** Whether filters exclude entries. */
  readonly isFiltered: boolean;
  /** The text if there are no entries at all. */
  readonly yet: string;
  /** The link that shows all entries. */
  readonly all: { readonly label: string; readonly to: string };
}

/** Replaces figures if there are no entries yet, or none that match the filters. */
export function NoFigures({ isFiltered, yet, all }: NoFiguresProps) {
  if (!isFiltered) return <StateMessage title="No entries yet">{yet}</StateMessage>;
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
