import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import type { EntryLinkState } from './entryLinkState';

/** Links to the form of a new entry, which can return to this list; only for users who may create entries. */
export function NewEntryButton() {
  const mayCreate = useMay('entries.create');
  const { search } = useLocation();
  const carried: EntryLinkState = { list: search };
  if (!mayCreate) return null;
  return (
    <Button
      component={Link}
      to={paths.newEntry()}
      state={carried}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
    >
      New entry
    </Button>
  );
}
