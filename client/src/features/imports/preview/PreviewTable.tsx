import { Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

import { ClampedTexts } from '../../../components/ClampedTexts';
import { formatNumber } from '../../../components/format';
import type { ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';
import { cellsOf, targetLabel } from './cellStates';
import { correctableColumns, useRowCorrections } from './corrections';
import { CellInput, CorrectRow } from './CorrectRow';
import { OutcomeLabel } from './OutcomeLabel';
import { PreviewCell } from './PreviewCell';
import classes from './PreviewTable.module.css';
import { RowFindings } from './RowFindings';
import { useFetchVisibleRows } from './useFetchVisibleRows';
import type { PreviewedRows } from './useImportRows';

interface PreviewRowsProps {
  readonly rows: PreviewedRows;
  readonly columns: readonly ImportColumn[];
}

/** The number of rows rendered outside the view, so that scrolling does not show gaps. */
const overscan = 8;
const rowHeight = 41;

/** The rows of a preview as a virtualized table: only visible rows are rendered. */
export function PreviewTable({ rows, columns }: PreviewRowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler is not used here
  const virtual = useVirtualizer({
    count: rows.total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  const items = virtual.getVirtualItems();
  useFetchVisibleRows(rows, items);
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const span = columns.length + 3;
  return (
    <ClampedTexts>
      <div ref={frame} className={classes.frame} tabIndex={0} role="region" aria-label="Rows of the file">
        <table
          className={classes.table}
          style={{ width: `calc(${String(columns.length * 11)}rem + 34rem)` }}
          aria-label="Rows"
          aria-rowcount={rows.total + 1}
        >
          <colgroup>
            <col className={classes.numberColumn} />
            <col className={classes.outcomeColumn} />
            <col className={classes.findingsColumn} />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Row</th>
              <th scope="col">Outcome</th>
              <th scope="col">Details</th>
              {columns.map((column, position) => (
                <th key={position} scope="col" data-out={column.field === null || undefined}>
                  <span className={classes.header}>{column.header === '' ? 'No header' : column.header}</span>
                  <span className={classes.field}>{targetLabel(column)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap height={before} span={span} />
            {items.map(({ index, key }) => (
              <PreviewRow
                key={key}
                place={index}
                row={rows.rowAt(index)}
                columns={columns}
                measure={virtual.measureElement}
              />
            ))}
            <Gap height={after} span={span} />
          </tbody>
        </table>
      </div>
    </ClampedTexts>
  );
}

/** Fills the space of the rows that are not rendered. */
function Gap({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className={classes.gap}>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

interface PreviewRowProps {
  readonly place: number;
  readonly row: ImportRow | undefined;
  readonly columns: readonly ImportColumn[];
  readonly measure: (element: HTMLElement | null) => void;
}

function PreviewRow({ place, row, columns, measure }: PreviewRowProps) {
  const corrections = useRowCorrections();
  const marks = { ref: measure, 'data-index': place, 'aria-rowindex': place + 2 };
  if (row === undefined)
    return (
      <tr {...marks} className={classes.coming}>
        <td colSpan={columns.length + 3}>
          <Skeleton height={12} width="30%" />
        </td>
      </tr>
    );
  const isEdited = corrections?.edited?.row === row.row;
  const correctable = isEdited ? correctableColumns(columns) : [];
  return (
    <tr {...marks} data-outcome={row.outcome}>
      <th scope="row">{formatNumber(row.row)}</th>
      <td>
        <OutcomeLabel outcome={row.outcome} />
      </td>
      <td className={classes.findings}>
        <RowFindings row={row} columns={columns} isNamingFields />
        <CorrectRow row={row} columns={columns} />
      </td>
      {cellsOf(row, columns).map((cell, position) => {
        const column = columns[position];
        if (!isEdited || !column || !correctable.includes(column) || column.field === null)
          return <PreviewCell key={position} {...cell} />;
        return (
          <td key={position} className={classes.input}>
            <CellInput row={row} columns={columns} column={column} field={column.field} />
          </td>
        );
      })}
    </tr>
  );
}
