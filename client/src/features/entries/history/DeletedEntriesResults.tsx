import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { ListResults } from '../../../components/list/ListPage';
import { ListSkeleton } from '../../../components/list/ListSkeleton';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { Pager } from '../../../components/Pager';
import { StateMessage } from '../../../components/StateMessage';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { paths } from '../../../paths';
import { pageSizes } from '../list/entriesSearchParams';
import { DeletedEntriesCards } from './DeletedEntriesCards';
import { DeletedEntriesTable } from './DeletedEntriesTable';
import type { DeletedEntry, useDeletedEntries } from './useDeletedEntries';

interface DeletedEntriesResultsProps {
  readonly deleted: ReturnType<typeof useDeletedEntries>;
  readonly onRestore: (entry: DeletedEntry) => void;
}

/** The list in its four states: error, loading, empty and filled. */
export function DeletedEntriesResults({ deleted, onRestore }: DeletedEntriesResultsProps) {
  const { list, error, isLoading, page, limit, goTo, retry } = deleted;
  const isPhone = useIsPhone();
  if (error) return <ErrorState error={error} operation="fetchDeletedEntries" onRetry={retry} />;
  if (list === undefined) return <DeletedEntriesSkeleton rows={limit} isPhone={isPhone} />;
  const { entries, pagination } = list;
  if (pagination.total === 0) return <NothingDeleted />;
  if (entries.length === 0) return <NoSuchPage page={page} onFirst={() => goTo({ page: 1 })} />;
  // Refetching the same page leaves it unchanged on screen; only another page is marked as stale.
  const isStale = isLoading && (pagination.page !== page || pagination.limit !== limit);
  const List = isPhone ? DeletedEntriesCards : DeletedEntriesTable;
  return (
    <ListResults isStale={isStale}>
      <List entries={entries} onRestore={onRestore} />
      <Pager
        {...pagination}
        pageSizes={pageSizes}
        isNarrow={isPhone}
        onPage={(next) => goTo({ page: next })}
        onLimit={(size) => goTo({ limit: size, page: 1 })}
      />
    </ListResults>
  );
}

function NothingDeleted() {
  return (
    <StateMessage
      title="No deleted entries"
      action={
        <Button component={Link} to={paths.entries()}>
          Browse entries
        </Button>
      }
    >
      Deleted entries appear here with their history until a user restores them.
    </StateMessage>
  );
}

interface DeletedEntriesSkeletonProps {
  readonly rows: number;
  readonly isPhone: boolean;
}

/** Loading skeleton of the list. */
function DeletedEntriesSkeleton({ rows, isPhone }: DeletedEntriesSkeletonProps) {
  if (isPhone) return <ListSkeleton what="deleted entries" shape="cards" rows={rows} bars={3} height={104} />;
  return (
    <ListSkeleton
      what="deleted entries"
      shape="table"
      rows={rows}
      bars={5}
      height={44}
      columns="12fr 23fr 19fr 22fr 12fr 12fr"
    />
  );
}
