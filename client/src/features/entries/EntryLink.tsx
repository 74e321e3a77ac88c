import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { EntryFieldsFragment } from '../../generated/graphql';
import { paths, routes } from '../../paths';
import { type EntryLinkState, readEntryLinkState } from './entryLinkState';

interface EntryLinkProps {
  readonly entry: EntryFieldsFragment;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Leads to an entry, and lets its page lead back to the list it was opened from. */
export function EntryLink({ entry, children, className }: EntryLinkProps) {
  const location = useLocation();
  const isList = location.pathname === routes.entries;
  const list = isList ? location.search : readEntryLinkState(location.state).list;
  const carried: EntryLinkState = { id: entry.id, ...(list !== undefined && { list }) };
  return (
    <Anchor
      component={Link}
      inherit
      className={className}
      to={paths.entry(entry.accession)}
      state={carried}
      // Begins with the words one sees, and tells entries of the same disease apart.
      aria-label={`${entry.disease}: ${entry.autoantibody}, ${entry.autoantigen}, ${entry.accession}`}
    >
      {children}
    </Anchor>
  );
}
