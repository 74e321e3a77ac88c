import { Skeleton } from '@mantine/core';

import { useIsPhone } from '../../hooks/useIsPhone';
import classes from './ListSkeleton.module.css';

interface ListSkeletonProps {
  /** What is loading, such as "entries". */
  readonly what: string;
  readonly rows: number;
  /** The number of texts in a row or card. */
  readonly bars: number;
  /** The height of a row or card, in pixels. */
  readonly height: number;
  readonly shape: 'table' | 'cards';
  /**
   * The columns of rows or cards: a value of `grid-template-columns`. @default equal parts of a row, a single column in
   * a card
   */
  readonly columns?: string | undefined;
  /** Whether it has a header row. @default true for tables */
  readonly hasHead?: boolean;
  /** The padding of a card above and below its texts, in pixels. @default 12 */
  readonly padding?: number;
}

/** The skeleton of a list that is loading, with rows of the same number and height. */
export function ListSkeleton({ what, rows, bars, shape, ...look }: ListSkeletonProps) {
  const { height, columns, hasHead = shape === 'table', padding = 12 } = look;
  const isTable = shape === 'table';
  const divided = columns === undefined ? undefined : { gridTemplateColumns: columns };
  const item = isTable ? { height, ...divided } : { height, paddingBlock: padding };
  return (
    <div
      role="status"
      aria-label={`Loading ${what}`}
      className={isTable ? classes.table : undefined}
      data-stack={isTable ? undefined : 12}
      style={isTable ? undefined : divided}
    >
      {hasHead && <div className={classes.row} data-head />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={isTable ? classes.row : classes.card} style={item}>
          {Array.from({ length: bars }, (_, column) => (
            <Skeleton key={column} height={12} width={`${widthAt(row, column)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Widths vary as those of texts do, and are the same at every render. */
function widthAt(row: number, column: number): number {
  return 45 + ((row * 17 + column * 29) % 45);
}

interface TableOrCardsSkeletonProps extends Pick<ListSkeletonProps, 'what' | 'rows' | 'bars' | 'columns'> {
  /** The height of a card, in pixels. */
  readonly cardHeight: number;
}

/** The skeleton of a list that is a table of roomy rows, and on a phone cards of three texts. */
export function TableOrCardsSkeleton({ cardHeight, ...table }: TableOrCardsSkeletonProps) {
  const { what, rows } = table;
  if (useIsPhone())
    return <ListSkeleton what={what} rows={rows} shape="cards" bars={3} height={cardHeight} />;
  return <ListSkeleton {...table} shape="table" height={44} />;
}
