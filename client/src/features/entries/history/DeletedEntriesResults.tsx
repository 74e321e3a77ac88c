import { entryTitle } from '@contract/entry-title';
import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';

import { Accession } from '../../../components/Accession';
import { ButtonLink } from '../../../components/ButtonLink';
import { ErrorState } from '../../../components/ErrorState';
import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { cardActions, cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import { ListResults } from '../../../components/list/ListPage';
import { TableOrCardsSkeleton } from '../../../components/list/ListSkeleton';
import { NoSuchPage } from '../../../components/list/NoSuchPage';
import { Day } from '../../../components/Moment';
import { Pager } from '../../../components/Pager';
import { StateMessage } from '../../../components/StateMessage';
import { useIsPhone } from '../../../hooks/useIsPhone';
import { paths } from '../../../paths';
import classes from './DeletedEntries.module.css';
import { type DeletedEntriesProps, DeletedEntriesTable, RestoreButton } from './DeletedEntriesTable';
import type { DeletedEntry, useDeletedEntries } from './useDeletedEntries';

interface DeletedEntriesResultsProps {
  readonly deleted: ReturnType<typeof useDeletedEntries>;
  readonly onRestore: (entry: DeletedEntry) => void;
}

/** The list in its four states: error, loading, empty and filled. */
export function DeletedEntriesResults({ deleted, onRestore }: DeletedEntriesResultsProps) {
  const { list, answer, limit, goTo } = deleted;
  const isPhone = useIsPhone();
  if (answer.error) return <ErrorState {...answer} operation="fetchDeletedEntries" />;
  if (list === undefined)
    return (
      <TableOrCardsSkeleton
        what="deleted entries"
        rows={limit}
        bars={5}
        columns="12fr 23fr 19fr 22fr 12fr 12fr"
        cardHeight={104}
      />
    );
  const { entries, pagination } = list;
  if (pagination.total === 0) return <NothingDeleted />;
  if (entries.length === 0) return <NoSuchPage {...pagination} onPaging={goTo} />;
  const List = isPhone ? DeletedEntriesCards : DeletedEntriesTable;
  return (
    <ListResults isStale={answer.isStale}>
      <List entries={entries} onRestore={onRestore} />
      <Pager {...pagination} onPaging={goTo} />
    </ListResults>
  );
}

function NothingDeleted() {
  return (
    <StateMessage
      title="No deleted entries"
      action={<ButtonLink to={paths.entries()}>Browse entries</ButtonLink>}
    >
      Deleted entries appear here with their history until a user restores them.
    </StateMessage>
  );
}

/** Deleted entries as cards, for screens too narrow for a table. */
function DeletedEntriesCards({ entries, onRestore }: DeletedEntriesProps) {
  return (
    <ListCards label="Deleted entries">
      {entries.map((entry) => (
        <ListCard key={entry.id} className={classes.card}>
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link to={paths.entry(entry.accession)} className={cardLink}>
              {entryTitle(entry)}
            </Link>
            <Box component="p" data-text="note" mt={2}>
              <Accession accession={entry.accession} />
            </Box>
            <Box component="p" data-text="note" mt={2}>
              Deleted by {entry.deletedBy?.name ?? deletedAccountLabel}, <Day moment={entry.deletedAt} />
            </Box>
          </div>
          <div className={cardActions}>
            <RestoreButton entry={entry} onRestore={onRestore} />
          </div>
        </ListCard>
      ))}
    </ListCards>
  );
}
