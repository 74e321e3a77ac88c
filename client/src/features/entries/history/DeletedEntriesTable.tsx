import { Button, Table } from '@mantine/core';
import { Link } from 'react-router-dom';

import { clamped } from '../../../components/ClampedTexts';
import { Day } from '../../../components/Day';
import { actionsCell, ListTable } from '../../../components/list/ListTable';
import { PlainHead } from '../../../components/SortableHead';
import { paths } from '../../../paths';
import classes from './DeletedEntriesTable.module.css';
import { nobodyKnown } from './revisionWords';
import type { DeletedEntry } from './useDeletedEntries';

/** What a table and cards show alike. */
export interface DeletedEntriesProps {
  readonly entries: readonly DeletedEntry[];
  readonly onRestore: (entry: DeletedEntry) => void;
}

const columns = ['Accession', 'Disease', 'Autoantibody', 'Deleted by', 'Deleted'] as const;
const widths = ['12%', '23%', '19%', '22%', '12%', '12%'];

/** Deleted entries as rows: which, by whom, when, and the way back. */
export function DeletedEntriesTable({ entries, onRestore }: DeletedEntriesProps) {
  return (
    <ListTable
      label="Deleted entries"
      widths={widths}
      minWidth="58rem"
      hasActions
      tabularNums
      region="Table of deleted entries"
      head={columns.map((label) => (
        <PlainHead key={label} label={label} />
      ))}
    >
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} onRestore={onRestore} />
      ))}
    </ListTable>
  );
}

type RowProps = Pick<DeletedEntriesProps, 'onRestore'> & { readonly entry: DeletedEntry };

function Row({ entry, onRestore }: RowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={paths.entry(entry.accession)} className={classes.accession}>
          {entry.accession}
        </Link>
      </Table.Th>
      <Table.Td {...clamped}>{entry.disease}</Table.Td>
      <Table.Td {...clamped}>{entry.autoantibody}</Table.Td>
      <Table.Td {...clamped}>
        {entry.deletedBy?.name ?? <span className={classes.quiet}>{nobodyKnown}</span>}
      </Table.Td>
      <Table.Td>
        <Day moment={entry.deletedAt} />
      </Table.Td>
      <Table.Td {...actionsCell}>
        <RestoreButton entry={entry} onRestore={onRestore} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Asks whether an entry should be restored. */
export function RestoreButton({ entry, onRestore }: RowProps) {
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
