import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { type ListColumn, ListTable } from '../../../components/list/ListTable';
import { Day } from '../../../components/Moment';
import type { ImportSummaryFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { describeFigures, importTitle } from '../importLabels';
import { ImportStatusBadge } from '../ImportStatusBadge';

/** Props of both the table and the cards. */
export interface PastImportsProps {
  readonly imports: readonly ImportSummaryFragment[];
  readonly onTakeBack: (one: ImportSummaryFragment) => void;
}

/** Imports as rows: file, user, time, result, and a button to undo or cancel it. */
export function PastImportsTable({ imports, onTakeBack }: PastImportsProps) {
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
      cell: (one) => <ImportAction one={one} onTakeBack={onTakeBack} />,
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

type ImportActionProps = Omit<PastImportsProps, 'imports'> & { readonly one: ImportSummaryFragment };

/** Opens the dialog that confirms undoing an import, cancelling one in progress, or discarding a preview. */
export function ImportAction({ one, onTakeBack }: ImportActionProps) {
  if (!one.canUndo && !one.canCancel) return null;
  const cancel = one.status === 'previewed' ? 'Discard' : 'Cancel';
  const word = one.canCancel ? cancel : 'Undo';
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-haspopup="dialog"
      aria-label={`${word} the import of ${importTitle(one)}`}
      onClick={() => onTakeBack(one)}
    >
      {word}
    </Button>
  );
}
