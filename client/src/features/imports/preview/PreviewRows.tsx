import { useEffect, useEffectEvent, useRef } from 'react';

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
  /** How often the rows were corrected. */
  readonly revision: number;
  /** Called when corrected rows are shown. */
  readonly onCorrected: () => void;
}

const nothing: Readonly<Record<RowFilterName, string>> = {
  all: 'The file contains no rows.',
  errors: 'No row has an error.',
  warnings: 'There are no warnings.',
  updates: 'No row changes an existing entry.',
  offers: 'There are no offers: the names of the file are those that entries use, or are not known.',
};

/** The rows of a selection in their four states. */
export function PreviewRows({ id, only, columns, revision, onCorrected }: PreviewRowsProps) {
  const isPhone = useIsPhone();
  const rows = useImportRows(id, only, revision);
  const corrected = useEffectEvent(onCorrected);
  const shown = useRef(revision);
  useEffect(
    function noteCorrected() {
      if (rows.revision <= shown.current) return;
      shown.current = rows.revision;
      corrected();
    },
    [rows.revision],
  );
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
