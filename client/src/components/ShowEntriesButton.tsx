import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../paths';
import { isNarrowed, narrowingAddress } from './narrowing';
import type { Narrowing } from './useInCode/restParameters';

interface ShowEntriesButtonProps {
  /** The filters of the figures. */
  readonly narrowing: Narrowing;
}

/** Opens the list of the entries that the figures count. */
export function ShowEntriesButton({ narrowing }: ShowEntriesButtonProps) {
  return (
    <Button
      component={Link}
      to={paths.entries(narrowingAddress(narrowing))}
      variant="default"
      size="compact-md"
    >
      {isNarrowed(narrowing) ? 'Show these entries' : 'Show the entries'}
    </Button>
  );
}
