import { skipToken } from '@apollo/client/react';
import { entryTitle } from '@contract/entry-title';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { useEntryNeighboursQuery } from '../../../generated/entryNeighbours';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { queryOf, readView } from '../list/entriesSearchParams';
import type { EntryLinkState } from '../list/entryLinkState';
import classes from './EntryNeighbours.module.css';

interface EntryNeighboursProps {
  /** The id of the current entry; `undefined` while unknown. */
  readonly id: string | undefined;
  /** The query of the list from which the page was opened. */
  readonly list: string;
}

/**
 * Links to the previous and next entry of the list. Its space is reserved while it loads and if it fails: it is
 * optional, so errors are not shown.
 */
export function EntryNeighbours({ id, list }: EntryNeighboursProps) {
  const { page, limit, withMatches, name, withNames, ...query } = queryOf(
    readView(new URLSearchParams(list)),
  );
  const { data } = useEntryNeighboursQuery(id === undefined ? skipToken : { variables: { id, ...query } });
  const { previous, next } = data?.entryNeighbours ?? {};
  return (
    <nav className={classes.neighbours} data-screen-only aria-label="Entries of the list">
      {previous && <Neighbour entry={previous} list={list} side="previous" />}
      {next && <Neighbour entry={next} list={list} side="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly entry: EntryFieldsFragment;
  readonly list: string;
  readonly side: 'previous' | 'next';
}

function Neighbour({ entry, list, side }: NeighbourProps) {
  const carried: EntryLinkState = { id: entry.id, list };
  const name = entryTitle(entry);
  return (
    <Link
      to={paths.entry(entry.accession)}
      state={carried}
      rel={side === 'next' ? 'next' : 'prev'}
      className={classes.neighbour}
      data-side={side}
      title={name}
    >
      {side === 'previous' && <IconChevronLeft size={16} aria-hidden="true" />}
      <span style={{ color: 'var(--atlas-accent)', fontWeight: 500 }}>
        {side === 'previous' ? 'Previous' : 'Next'}
      </span>{' '}
      <span className={classes.name}>{name}</span>
      {side === 'next' && <IconChevronRight size={16} aria-hidden="true" />}
    </Link>
  );
}
