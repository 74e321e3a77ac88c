import { Button, Table } from '@mantine/core';
import { Link } from 'react-router-dom';

import { clamped } from '../../../components/ClampedTexts';
import { Day } from '../../../components/Day';
import { actionsCell, ListTable } from '../../../components/list/ListTable';
import { PlainHead } from '../../../components/SortableHead';
import type { ImportSummaryFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { ImportStatusBadge } from '../ImportStatusBadge';
import { nameImport, nobodyKnown, tellFigures } from '../importWords';

/** What a table and cards show alike. */
export interface PastImportsProps {
  readonly imports: readonly ImportSummaryFragment[];
  readonly onUndo: (one: ImportSummaryFragment) => void;
}

const columns = ['File', 'Imported by', 'Date', 'Rows', 'Status'] as const;
const widths = ['24%', '15%', '11%', '30%', '12%', '8%'];

/** Imports as rows: which file, by whom, when, what became of it, and the way back. */
export function PastImportsTable({ imports, onUndo }: PastImportsProps) {
  return (
    <ListTable
      label="Past imports"
      widths={widths}
      minWidth="58rem"
      hasActions
      tabularNums
      region="Table of past imports"
      head={columns.map((label) => (
        <PlainHead key={label} label={label} />
      ))}
    >
      {imports.map((one) => (
        <Table.Tr key={one.id}>
          <Table.Th scope="row" {...clamped}>
            <Link to={paths.import(one.id)}>{nameImport(one)}</Link>
          </Table.Th>
          <Table.Td {...clamped}>{one.by?.name ?? nobodyKnown}</Table.Td>
          <Table.Td>
            <Day moment={one.createdAt} />
          </Table.Td>
          <Table.Td {...clamped}>{tellFigures(one)}</Table.Td>
          <Table.Td>
            <ImportStatusBadge status={one.status} />
          </Table.Td>
          <Table.Td {...actionsCell}>{one.canUndo && <UndoButton one={one} onUndo={onUndo} />}</Table.Td>
        </Table.Tr>
      ))}
    </ListTable>
  );
}

type UndoButtonProps = Pick<PastImportsProps, 'onUndo'> & { readonly one: ImportSummaryFragment };

/** Asks whether an import should be undone. */
export function UndoButton({ one, onUndo }: UndoButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-haspopup="dialog"
      aria-label={`Undo the import of ${nameImport(one)}`}
      onClick={() => onUndo(one)}
    >
      Undo
    </Button>
  );
}
