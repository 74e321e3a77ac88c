import { useRef } from 'react';

import { BackLink } from '../../../components/BackLink';
import { formatEntries } from '../../../components/format';
import { ListHead, ListPage, ListRegion } from '../../../components/list/ListPage';
import { Lead } from '../../../components/PageTitle';
import { DeletedEntriesDocument } from '../../../generated/history';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { paths } from '../../../paths';
import { DeletedEntriesResults } from './DeletedEntriesResults';
import { type DeletedEntry, useDeletedEntries } from './useDeletedEntries';
import { useRestoreDialog } from './useRestoreDialog';

/** Lists deleted entries with who deleted them and when; each can be viewed and restored. */
export function DeletedEntriesPage() {
  const deleted = useDeletedEntries();
  const results = useRef<HTMLDivElement>(null);
  useRefetchOnFocus(DeletedEntriesDocument);
  const { list, removeFromPage } = deleted;
  const restoring = useRestoreDialog({
    onRestored: ({ id }) => list && removeFromPage(id, list),
    // The pressed button disappears with its row.
    onFocusLost: () => results.current?.focus({ preventScroll: true }),
  });
  // A deletion adds a version, so the version before it has the last contents.
  const handleRestore = ({ id, accession, version }: DeletedEntry) =>
    restoring.ask({ id, accession, version: version - 1, isDeleted: true });
  return (
    <ListPage>
      <div>
        <BackLink to={paths.entries()}>All entries</BackLink>
      </div>
      <ListHead title="Deleted entries" total={list && formatEntries(list.pagination.total)} />
      <Lead>
        Deleted entries are in no list, search or export. They keep their accession and their history, and you
        can restore them.
      </Lead>
      <ListRegion ref={results} aria-label="List of deleted entries">
        <DeletedEntriesResults deleted={deleted} onRestore={handleRestore} />
      </ListRegion>
      {restoring.dialog}
    </ListPage>
  );
}
