import { Skeleton } from '@mantine/core';

import classes from './ListSkeleton.module.css';

interface ListSkeletonProps {
  /** What is on its way, such as "entries". */
  readonly what: string;
  readonly rows: number;
  /** How many texts a row or card has. */
  readonly bars: number;
  /** How high a row or card is, in pixels. */
  readonly height: number;
  readonly shape: 'table' | 'cards';
  /** How rows or cards are divided: what `grid-template-columns` takes. @default equal parts of a row, one card beside none */
  readonly columns?: string | undefined;
  /** Whether a row of heads stands above. @default as tables have it */
  readonly hasHead?: boolean;
  /** How far texts stay from the edges of a card above and below, in pixels. @default 12 */
  readonly padding?: number;
}

/** The shape of the list that is coming: as many rows, as high. */
export function ListSkeleton({ what, rows, bars, shape, ...look }: ListSkeletonProps) {
  const { height, columns, hasHead = shape === 'table', padding = 12 } = look;
  const isTable = shape === 'table';
  const divided = columns === undefined ? undefined : { gridTemplateColumns: columns };
  const item = isTable ? { height, ...divided } : { height, paddingBlock: padding };
  return (
    <div
      role="status"
      aria-label={`Loading ${what}`}
      className={classes[shape]}
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

/** Uneven, as texts are, and the same at every look. */
function widthAt(row: number, column: number): number {
  return 45 + ((row * 17 + column * 29) % 45);
}
