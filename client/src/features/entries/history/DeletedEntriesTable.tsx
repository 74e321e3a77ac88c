import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { type ListColumn, ListTable } from '../../../components/list/ListTable';
import { Day } from '../../../components/Moment';
import { paths } from '../../../paths';
import classes from './DeletedEntries.module.css';
import type { DeletedEntry } from './useDeletedEntries';

/** Props of both the table and the cards. */
export interface DeletedEntriesProps {
  readonly entries: readonly DeletedEntry[];
  readonly onRestore: (entry: DeletedEntry) => void;
}

/** Deleted entries as rows: name, who deleted it, when, and a restore button. */
export function DeletedEntriesTable({ entries, onRestore }: DeletedEntriesProps) {
  const columns: readonly ListColumn<DeletedEntry>[] = [
    {
      label: 'Accession',
      share: 12,
      cell: ({ accession }) => (
        <Link to={paths.entry(accession)} className={classes.accession}>
          {accession}
        </Link>
      ),
    },
    { label: 'Disease', share: 23, isCut: true, cell: ({ disease }) => disease },
    { label: 'Autoantibody', share: 19, isCut: true, cell: ({ autoantibody }) => autoantibody },
    {
      label: 'Deleted by',
      share: 22,
      isCut: true,
      cell: ({ deletedBy }) => deletedBy?.name ?? <span data-text="quiet">{deletedAccountLabel}</span>,
    },
    { label: 'Deleted', share: 12, cell: ({ deletedAt }) => <Day moment={deletedAt} /> },
    {
      label: 'Actions',
      share: 12,
      isActions: true,
      cell: (entry) => <RestoreButton entry={entry} onRestore={onRestore} />,
    },
  ];
  return (
    <ListTable
      label="Deleted entries"
      region="Table of deleted entries"
      columns={columns}
      rows={entries}
      minWidth="58rem"
      tabularNums
    />
  );
}

type RestoreButtonProps = Pick<DeletedEntriesProps, 'onRestore'> & { readonly entry: DeletedEntry };

/** Opens the dialog that confirms restoring an entry. */
export function RestoreButton({ entry, onRestore }: RestoreButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-haspopup="dialog"
      aria-label={`Restore ${entry.accession}`}
      onClick={() => onRestore(entry)}
    >
      Restore
    </Button>
  );
}
