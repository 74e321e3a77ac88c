import { ErrorState } from '../../../components/ErrorState';
import { ListSkeleton } from '../../../components/list/ListSkeleton';
import { useIsPhone } from '../../../hooks/useIsPhone';
import type { ImportColumn } from '../mapping/columnTargets';
import { PreviewCards } from './PreviewCards';
import classes from './PreviewPanel.module.css';
import { PreviewTable } from './PreviewTable';
import type { RowFilterName } from './RowFilter';
import { useImportRows } from './useImportRows';

interface PreviewRowsProps {
  readonly id: string;
  readonly only: RowFilterName;
  readonly columns: readonly ImportColumn[];
}

const nothing: Readonly<Record<RowFilterName, string>> = {
  all: 'The file contains no rows.',
  errors: 'No row has an error.',
  warnings: 'There are no warnings.',
  updates: 'No row changes an existing entry.',
};

/** The rows of a selection in their four states. */
export function PreviewRows({ id, only, columns }: PreviewRowsProps) {
  const isPhone = useIsPhone();
  const rows = useImportRows(id, only);
  if (rows.headers === undefined && rows.error !== undefined)
    return <ErrorState error={rows.error} operation="fetchImportRows" onRetry={rows.retry} />;
  if (rows.headers === undefined)
    return (
      <ListSkeleton
        what="rows"
        shape={isPhone ? 'cards' : 'table'}
        rows={8}
        bars={isPhone ? 2 : 5}
        height={isPhone ? 100 : 41}
      />
    );
  if (rows.total === 0) return <p className={classes.nothing}>{nothing[only]}</p>;
  const List = isPhone ? PreviewCards : PreviewTable;
  return <List rows={rows} columns={columns} />;
}
