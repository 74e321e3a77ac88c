import type { EntityKind } from '@contract/entry-field-row';
import { VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';

import { clamped, ClampedTexts } from '../ClampedTexts';
import { PlainHead, SortableHead, SortAnnouncement } from '../SortableHead';
import { Table } from '../Table';
import classes from './ListTable.module.css';

/** A column of a list: its header, and its cell for each row. The first column names the row. */
export interface ListColumn<Row, SortKey = never> {
  readonly label: string;
  /** A longer description of the column. */
  readonly description?: string;
  /** Colours the name of a sortable column in this entity's colour. @default none */
  readonly entity?: EntityKind | null;
  /** The sort key of the column. @default not sortable */
  readonly sortKey?: SortKey | null;
  /** Its share of the width. */
  readonly share: number;
  /** Whether a text that is too long is truncated, with the full text on hover. @default false */
  readonly isCut?: boolean;
  /** Whether it contains the actions on a row. @default false */
  readonly isActions?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface ListTableProps<Row, SortKey = never> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row, SortKey>[];
  readonly rows: readonly Row[];
  /** The current sort order, if the user can change it. */
  readonly sorting?: ListSorting<SortKey>;
  /** Renders an additional line below a row. @default none */
  readonly below?: (row: Row) => ReactNode;
  /** The minimum width; a narrower window scrolls the table in its frame. @default none: it fits every window */
  readonly minWidth?: string;
  /** The `id` of a row that is highlighted. @default none */
  readonly selected?: string | undefined;
  /** The height of rows. @default 'roomy', for rows with controls */
  readonly height?: 'roomy' | 'dense' | 'compact';
  /** Whether digits are aligned vertically. @default false */
  readonly tabularNums?: boolean;
  /** The accessible name of the frame, if it is a focusable scroll region. */
  readonly region?: string;
  /** Whether it is wider than every page. @default false */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
}

interface ListSorting<SortKey> {
  readonly by: SortKey | null;
  readonly order: 'asc' | 'desc';
  readonly onSort: (sortKey: SortKey) => void;
}

/** A list as a table with a sticky header. */
export function ListTable<Row extends { readonly id: string }, SortKey = never>({
  label,
  columns,
  rows,
  sorting,
  below,
  selected,
  ...look
}: ListTableProps<Row, SortKey>) {
  const { minWidth, height = 'roomy', region, isWide = false, tabularNums = false, className } = look;
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const place = region === undefined ? {} : { tabIndex: 0, role: 'region', 'aria-label': region };
  return (
    <ClampedTexts>
      {sorting && (
        <SortAnnouncement
          label={columns.find(({ sortKey }) => sortKey !== null && sortKey === sorting.by)?.label}
          order={sorting.order}
        />
      )}
      <div
        data-framed
        className={[classes.frame, className].filter(Boolean).join(' ')}
        data-rows={height}
        data-scrolls={minWidth !== undefined || undefined}
        data-wide={isWide || undefined}
        {...place}
      >
        <Table className={classes.table} style={{ minWidth }} tabularNums={tabularNums} aria-label={label}>
          <colgroup>
            {columns.map(({ label: name, share }) => (
              <col key={name} style={{ width: `${(100 * share) / all}%` }} />
            ))}
          </colgroup>
          <thead className={classes.head}>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.label} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.id}>
                <tr data-selected={row.id === selected || undefined}>
                  {columns.map(({ label: name, isCut, isActions, cell }, position) => {
                    const marks = { ...(isCut && clamped), 'data-actions': isActions };
                    return position === 0 ? (
                      <th key={name} scope="row" {...marks}>
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={name} {...marks}>
                        {cell(row)}
                      </td>
                    );
                  })}
                </tr>
                {below?.(row)}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </div>
    </ClampedTexts>
  );
}

interface ColumnHeadProps<SortKey> {
  readonly column: ListColumn<never, SortKey>;
  readonly sorting: ListSorting<SortKey> | undefined;
}

/** The header of a column, with sorting if it is possible. */
function ColumnHead<SortKey>({ column, sorting }: ColumnHeadProps<SortKey>) {
  const { label, description, entity, sortKey, isActions } = column;
  if (isActions)
    return (
      <th className={classes.actions}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </th>
    );
  if (sortKey === undefined || sortKey === null || !sorting)
    return <PlainHead label={label} description={description} />;
  const order = sorting.by === sortKey ? sorting.order : undefined;
  return <SortableHead {...{ label, description, entity, order }} onSort={() => sorting.onSort(sortKey)} />;
}
