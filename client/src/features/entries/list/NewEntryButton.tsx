import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import type { EntryLinkState } from './entryLinkState';

/** Leads to the form of a new entry, and lets it lead back to this list; only for those who may make one. */
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
