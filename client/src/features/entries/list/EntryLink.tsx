import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { TextLink } from '../../../components/TextLink';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths, routes } from '../../../paths';
import { type EntryLinkState, readEntryLinkState } from './entryLinkState';
import { usePrefetchEntry } from './usePrefetch';

/** The position of an item in a tree, as screen readers announce it. */
export interface TreePlace {
  readonly level: number;
  readonly position: number;
  readonly size: number;
}

interface EntryLinkProps {
  readonly entry: EntryFieldsFragment;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Its position in a tree. A tree item is named by its visible text alone, because its branches give the rest. */
  readonly treeItem?: TreePlace;
}

/** Links to an entry; the link state lets the entry's page return to the list. */
export function EntryLink({ entry, children, className, treeItem }: EntryLinkProps) {
  const location = useLocation();
  const prefetch = usePrefetchEntry(entry.id);
  const isList = location.pathname === routes.entries;
  const list = isList ? location.search : readEntryLinkState(location.state).list;
  const carried: EntryLinkState = { id: entry.id, ...(list !== undefined && { list }) };
  return (
    <TextLink
      className={className}
      to={paths.entry(entry.accession)}
      state={carried}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      {...(treeItem ? treeAttributes(treeItem) : { 'aria-label': nameOf(entry) })}
    >
      {children}
    </TextLink>
  );
}

/** The accessible name: contains the visible text and distinguishes entries of the same disease. */
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
