import { Button } from '@mantine/core';

import { ErrorState } from '../../components/ErrorState';
import { Pager } from '../../components/Pager';
import { StateMessage } from '../../components/StateMessage';
import type { EntriesQuery } from '../../generated/graphql';
import classes from './EntriesPage.module.css';
import { type EntriesView, isNarrowed, pageSizes, sortedBy, widened } from './entriesSearchParams';
import { EntriesSkeleton } from './EntriesSkeleton';
import { EntriesTable } from './EntriesTable';
import { EntryCards } from './EntryCards';

interface EntriesResultsProps {
  /** What came; nothing while the first answer is on its way. */
  readonly page: EntriesQuery['entries'] | undefined;
  readonly view: EntriesView;
  readonly isPhone: boolean;
  /** Whether what is shown is about to be replaced. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly onView: (view: EntriesView) => void;
  readonly onRetry: () => void;
}

/** The list in its four states: failed, on its way, empty, and full. */
export function EntriesResults({
  page,
  view,
  isPhone,
  isStale,
  error,
  onView,
  onRetry,
}: EntriesResultsProps) {
  if (error !== undefined) return <ErrorState error={error} operation="fetchEntries" onRetry={onRetry} />;
  if (page === undefined) return <EntriesSkeleton rows={view.limit} asCards={isPhone} />;
  if (page.items.length === 0) return <NoEntries total={page.pagination.total} view={view} onView={onView} />;
  return (
    <div className={classes.results} aria-busy={isStale}>
      {isPhone ? (
        <EntryCards entries={page.items} />
      ) : (
        <EntriesTable entries={page.items} view={view} onSort={(sortBy) => onView(sortedBy(view, sortBy))} />
      )}
      <Pager
        {...page.pagination}
        pageSizes={pageSizes}
        isNarrow={isPhone}
        onPage={(next) => onView({ ...view, page: next })}
        onLimit={(limit) => onView({ ...view, limit, page: 1 })}
      />
    </div>
  );
}

type NoEntriesProps = Pick<EntriesResultsProps, 'view' | 'onView'> & { readonly total: number };

/** Says why there is nothing to see: past the end, narrowed too far, or an empty database. */
function NoEntries({ total, view, onView }: NoEntriesProps) {
  if (total > 0) {
    return (
      <StateMessage
        title={`There is no page ${view.page}`}
        action={<Button onClick={() => onView({ ...view, page: 1 })}>Go to the first page</Button>}
      >
        The list ends before it.
      </StateMessage>
    );
  }
  if (!isNarrowed(view)) {
    return (
      <StateMessage title="There are no entries yet">
        Entries will appear here once some are added.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title="No entries match"
      action={<Button onClick={() => onView(widened(view))}>Clear all</Button>}
    >
      Every word of a search and every filter must hold. Try fewer words, another spelling, or clear the
      filters.
    </StateMessage>
  );
}
