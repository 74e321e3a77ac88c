import { requiredEntryFields } from '@contract/entry-fields';
import { Skeleton } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

import { ChangedFields } from '../../../components/differences/ChangedFields';
import { formatNumber } from '../../../components/format';
import type { ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';
import { textOf, useRowCorrections } from './corrections';
import { CorrectRow, RowInputs } from './CorrectRow';
import { OutcomeLabel } from './OutcomeLabel';
import classes from './PreviewCards.module.css';
import { RowFindings } from './RowFindings';
import { useFetchVisibleRows } from './useFetchVisibleRows';
import type { PreviewedRows } from './useImportRows';

interface PreviewCardsProps {
  readonly rows: PreviewedRows;
  readonly columns: readonly ImportColumn[];
}

const cardHeight = 112;

/** The rows of a preview as cards, for screens too narrow for a table; virtualized. */
export function PreviewCards({ rows, columns }: PreviewCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(
    function findPlace() {
      setTop(list.current?.offsetTop ?? 0);
    },
    [rows.total],
  );

  const virtual = useWindowVirtualizer({
    count: rows.total,
    estimateSize: () => cardHeight,
    overscan: 6,
    scrollMargin: top,
    gap: 12,
  });
  const items = virtual.getVirtualItems();
  useFetchVisibleRows(rows, items);
  return (
    <ul ref={list} className={classes.cards} style={{ height: virtual.getTotalSize() }} aria-label="Rows">
      {items.map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={rows.total}
          aria-posinset={index + 1}
          className={classes.card}
          style={{ transform: `translateY(${String(start - top)}px)` }}
        >
          <Card row={rows.rowAt(index)} columns={columns} />
        </li>
      ))}
    </ul>
  );
}

function Card({
  row,
  columns,
}: {
  readonly row: ImportRow | undefined;
  readonly columns: readonly ImportColumn[];
}) {
  const corrections = useRowCorrections();
  if (row === undefined) return <Skeleton height={12} width="60%" />;
  return (
    <>
      <p className={classes.head}>
        <span className={classes.number}>Row {formatNumber(row.row)}</span>
        <OutcomeLabel outcome={row.outcome} />
      </p>
      <p className={classes.what}>{namesIn(row, columns)}</p>
      <RowFindings row={row} columns={columns} />
      {corrections?.edited?.row === row.row && <RowInputs row={row} columns={columns} />}
      <CorrectRow row={row} columns={columns} />
      {row.changes.length > 0 && <ChangedFields changes={row.changes} />}
    </>
  );
}

/** The disease, autoantibody and autoantigen of a row, as far as it has them. */
function namesIn(row: ImportRow, columns: readonly ImportColumn[]): string {
  const names = requiredEntryFields.map((name) => textOf(row, columns, name).trim());
  return names.filter((name) => name !== '').join(' · ');
}
