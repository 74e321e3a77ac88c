import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { Day } from '../../../components/Day';
import { type ListColumn, ListTable } from '../../../components/list/ListTable';
import type { ImportSummaryFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { deletedAccountLabel, describeFigures, importTitle } from '../importLabels';
import { ImportStatusBadge } from '../ImportStatusBadge';

/** Props of both the table and the cards. */
export interface PastImportsProps {
  readonly imports: readonly ImportSummaryFragment[];
  readonly onUndo: (one: ImportSummaryFragment) => void;
}

/** Imports as rows: file, user, time, result, and an undo button. */
export function PastImportsTable({ imports, onUndo }: PastImportsProps) {
  const columns: readonly ListColumn<ImportSummaryFragment>[] = [
    {
      label: 'File',
      share: 24,
      isCut: true,
      cell: (one) => <Link to={paths.import(one.id)}>{importTitle(one)}</Link>,
    },
    { label: 'Imported by', share: 15, isCut: true, cell: ({ by }) => by?.name ?? deletedAccountLabel },
    { label: 'Date', share: 11, cell: ({ createdAt }) => <Day moment={createdAt} /> },
    { label: 'Rows', share: 30, isCut: true, cell: describeFigures },
    { label: 'Status', share: 12, cell: ({ status }) => <ImportStatusBadge status={status} /> },
    {
      label: 'Actions',
      share: 8,
      isActions: true,
      cell: (one) => one.canUndo && <UndoButton one={one} onUndo={onUndo} />,
    },
  ];
  return (
    <ListTable
      label="Past imports"
      region="Table of past imports"
      columns={columns}
      rows={imports}
      minWidth="58rem"
      tabularNums
    />
  );
}

type UndoButtonProps = Pick<PastImportsProps, 'onUndo'> & { readonly one: ImportSummaryFragment };

/** Opens the dialog that confirms undoing an import. */
export function UndoButton({ one, onUndo }: UndoButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-haspopup="dialog"
      aria-label={`Undo the import of ${importTitle(one)}`}
      onClick={() => onUndo(one)}
    >
      Undo
    </Button>
  );
}
