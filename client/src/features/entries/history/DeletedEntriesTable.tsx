import { Button, Table, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';

import { clamped, ClampedTexts } from '../../../components/ClampedTexts';
import { Day } from '../../../components/Day';
import { paths } from '../../../paths';
import classes from './DeletedEntriesTable.module.css';
import { nobodyKnown } from './revisionWords';
import type { DeletedEntry } from './useDeletedEntries';

/** What a table and cards show alike. */
export interface DeletedEntriesProps {
  readonly entries: readonly DeletedEntry[];
  readonly onRestore: (entry: DeletedEntry) => void;
}

const columns = [
  { label: 'Accession', width: 12 },
  { label: 'Disease', width: 23 },
  { label: 'Autoantibody', width: 19 },
  { label: 'Deleted by', width: 22 },
  { label: 'Deleted', width: 12 },
] as const;

/** Deleted entries as rows: which, by whom, when, and the way back. */
export function DeletedEntriesTable({ entries, onRestore }: DeletedEntriesProps) {
  return (
    <ClampedTexts>
      <div className={classes.frame} tabIndex={0} role="group" aria-label="Table of deleted entries">
        <Table className={classes.table} aria-label="Deleted entries">
          <colgroup>
            {columns.map(({ label, width }) => (
              <col key={label} style={{ width: `${width}%` }} />
            ))}
            <col style={{ width: '12%' }} />
          </colgroup>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ label }) => (
                <Table.Th key={label} scope="col" className={classes.th}>
                  {label}
                </Table.Th>
              ))}
              <Table.Th className={classes.th}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} onRestore={onRestore} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </ClampedTexts>
  );
}

type RowProps = Pick<DeletedEntriesProps, 'onRestore'> & { readonly entry: DeletedEntry };

function Row({ entry, onRestore }: RowProps) {
  return (
    <Table.Tr className={classes.row}>
      <Table.Th scope="row" className={classes.cell}>
        <Link to={paths.entry(entry.accession)} className={classes.name}>
          {entry.accession}
        </Link>
      </Table.Th>
      <Table.Td className={classes.cell} {...clamped}>
        {entry.disease}
      </Table.Td>
      <Table.Td className={classes.cell} {...clamped}>
        {entry.autoantibody}
      </Table.Td>
      <Table.Td className={classes.cell} {...clamped}>
        {entry.deletedBy?.name ?? <span className={classes.quiet}>{nobodyKnown}</span>}
      </Table.Td>
      <Table.Td className={classes.cell}>
        <Day moment={entry.deletedAt} />
      </Table.Td>
      <Table.Td className={classes.actions}>
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
