import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { EntryFieldsFragment } from '../../../generated/types';
import { paths, routes } from '../../../paths';
import { type EntryLinkState, readEntryLinkState } from './entryLinkState';
import { usePrefetchEntry } from './usePrefetch';

interface EntryLinkProps {
  readonly entry: EntryFieldsFragment;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Where it stands in a tree; there it is named by what it shows, for the branches say the rest. */
  readonly treeItem?: { readonly level: number; readonly position: number; readonly size: number };
}

/** Leads to an entry, and lets its page lead back to the list it was opened from. */
export function EntryLink({ entry, children, className, treeItem }: EntryLinkProps) {
  const location = useLocation();
  const prefetch = usePrefetchEntry(entry.id);
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
      onMouseEnter={prefetch}
      onFocus={prefetch}
      {...(treeItem ? treeAttributes(treeItem) : { 'aria-label': nameOf(entry) })}
    >
      {children}
    </Anchor>
  );
}

/** Begins with the words one sees, and tells entries of the same disease apart. */
function nameOf({ disease, autoantibody, autoantigen, accession }: EntryFieldsFragment): string {
  return `${disease}: ${autoantibody}, ${autoantigen}, ${accession}`;
}

function treeAttributes({ level, position, size }: NonNullable<EntryLinkProps['treeItem']>) {
  return {
    role: 'treeitem',
    tabIndex: -1,
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': size,
  } as const;
}
