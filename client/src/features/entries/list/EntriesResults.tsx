import { Fragment, useMemo } from 'react';

import { ErrorState } from '../../../components/ErrorState';
import { cardColumns } from '../../../components/list/ListCards';
import { ListResults } from '../../../components/list/ListPage';
import { ListSkeleton } from '../../../components/list/ListSkeleton';
import { onDemand } from '../../../components/OnDemand';
import { Pager } from '../../../components/Pager';
import { TextLink } from '../../../components/TextLink';
import type { EntriesQuery, EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { type Match, matchesById, MatchesContext, type Meaning } from '../match/matches';
import { type Display, type EntriesView, queryOf } from './entriesSearchParams';
import { EntriesTable } from './EntriesTable';
import { EntryCards } from './EntryCards';
import type { EntryColumn } from './entryColumns';
import { NoEntries } from './NoEntries';
import { usePrefetchEntries } from './usePrefetch';
import { withSort } from './viewChanges';

// Few users start with the tree, so its code loads on demand.
const EntriesTree = onDemand(() => import('../tree/EntriesTree'), 'EntriesTree', TreeSkeleton);

interface EntriesResultsProps {
  /** The loaded page; `undefined` while the first one is loading. */
  readonly page: EntriesQuery['entries'] | undefined;
  /** What the whole text of the search names. */
  readonly meanings: readonly Meaning[];
  readonly view: EntriesView;
  readonly display: Display;
  readonly columns: readonly EntryColumn[];
  readonly isCompact: boolean;
  /** Whether the shown page is about to be replaced. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly onView: (view: EntriesView) => void;
  readonly onRetry: () => unknown;
}

/** The list in its four states: error, loading, empty and filled. */
export function EntriesResults(props: EntriesResultsProps) {
  const { page, view, display, error, onView, onRetry } = props;
  if (error !== undefined) return <ErrorState error={error} operation="fetchEntries" onRetry={onRetry} />;
  if (page === undefined) return <EntriesSkeleton {...props} />;
  if (page.items.length === 0)
    return <NoEntries {...page} pages={page.pagination.pages} view={view} onView={onView} />;
  if (display === 'tree') return <EntriesTree view={view} />;
  return <PageOfEntries {...props} page={page} />;
}

type Page = EntriesQuery['entries'];

/** A page of the list, with pagination. */
function PageOfEntries({ page, meanings, ...props }: EntriesResultsProps & { readonly page: Page }) {
  const { view, display, columns, isCompact, isStale, onView } = props;
  const hasNext = page.pagination.page < page.pagination.pages;
  const matches = useMemo(() => matchesById(page.matches ?? []), [page.matches]);
  const prefetchNext = usePrefetchEntries(hasNext ? queryOf({ ...view, page: view.page + 1 }) : null);
  return (
    <ListResults isStale={isStale}>
      <SynonymNote meanings={meanings} entries={page.items} matches={matches} />
      <MatchesContext value={matches}>
        {display === 'cards' ? (
          <EntryCards entries={page.items} isOneDisease={view.filters.disease !== undefined} />
        ) : (
          <EntriesTable
            entries={page.items}
            columns={columns}
            isCompact={isCompact}
            view={view}
            onSort={(sortBy) => onView(withSort(view, sortBy))}
          />
        )}
      </MatchesContext>
      <Pager
        {...page.pagination}
        onPaging={(paging) => onView({ ...view, ...paging })}
        onApproach={prefetchNext}
      />
    </ListResults>
  );
}

/** Loading skeleton of the list. */
function EntriesSkeleton({ view, columns, display, isCompact }: EntriesResultsProps) {
  const shared = { what: 'entries', rows: view.limit };
  switch (display) {
    case 'table': {
      const bars = Math.min(columns.length, 8);
      return <ListSkeleton {...shared} shape="table" bars={bars} height={isCompact ? 30 : 40} />;
    }
    case 'tree':
      return <TreeSkeleton view={view} />;
    case 'cards':
      return (
        <ListSkeleton {...shared} shape="cards" bars={4} height={152} padding={14} columns={cardColumns} />
      );
  }
}

function TreeSkeleton({ view }: Pick<EntriesResultsProps, 'view'>) {
  const look = { hasHead: false, bars: 1, height: 40, columns: '24rem' };
  return <ListSkeleton what="entries" rows={view.limit} shape="table" {...look} />;
}

interface SynonymNoteProps {
  /** What the whole text of the search names. */
  readonly meanings: readonly Meaning[];
  readonly entries: readonly EntryFieldsFragment[];
  readonly matches: ReadonlyMap<string, Match>;
}

const most = 3;

/** A note on the synonyms by which the search matched diseases; each is mentioned once. */
function SynonymNote({ meanings, entries, matches }: SynonymNoteProps) {
  // What the whole search names is said above the list.
  const named = meanings.map(({ name }) => name);
  const notes = entries.flatMap(({ id, disease }) => {
    const synonym = matches.get(id)?.synonym ?? null;
    return synonym === null || named.includes(disease) ? [] : [{ disease, synonym }];
  });
  const byText = new Map(notes.map((note) => [`${note.disease} ${note.synonym}`, note]));
  if (byText.size === 0) return null;
  return (
    <p data-text="quiet">
      {[...byText].slice(0, most).map(([text, { disease, synonym }]) => (
        <Fragment key={text}>
          <TextLink to={paths.overview('disease', disease)}>{disease}</TextLink> is also called {synonym}
          .{' '}
        </Fragment>
      ))}
    </p>
  );
}
