import type { EntityKind } from '@contract/entry-field-row';
import { Table, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';

import { clamped, ClampedTexts } from '../ClampedTexts';
import { PlainHead, SortableHead } from '../SortableHead';
import classes from './ListTable.module.css';

/** A column of a list: its head, and what it says of each row. The first names the row. */
export interface ListColumn<Row, SortKey = never> {
  readonly label: string;
  /** What it says, in more words. */
  readonly description?: string;
  /** Names it in this entity's colour, where it can be sorted by. @default none */
  readonly entity?: EntityKind | null;
  /** What the list is sorted by under it. @default nothing */
  readonly sortKey?: SortKey | null;
  /** Its share of the width. */
  readonly share: number;
  /** Whether a text too long for it is cut, and told in full. @default false */
  readonly isCut?: boolean;
  /** Whether it holds what can be done with a row. @default false */
  readonly isActions?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface ListTableProps<Row, SortKey> {
  /** What its rows are. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row, SortKey>[];
  readonly rows: readonly Row[];
  /** How the list is sorted, where that can be changed. */
  readonly sorting?: ListSorting<SortKey>;
  /** A further line that belongs to a row. @default none */
  readonly below?: (row: Row) => ReactNode;
  /** What it needs; on less it scrolls in a frame of its own. */
  readonly minWidth: string;
  /** How high rows are. @default 'roomy', as controls in them need it */
  readonly height?: 'roomy' | 'dense' | 'compact';
  /** Whether digits stand under each other. @default false */
  readonly tabularNums?: boolean;
  /** The frame's name, where it is a place to go to and scroll in. */
  readonly region?: string;
  /** Whether it is wider than the page, however wide that is. @default false */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
}

interface ListSorting<SortKey> {
  readonly by: SortKey | null;
  readonly order: 'asc' | 'desc';
  readonly onSort: (sortKey: SortKey) => void;
}

/** A list as rows, under heads that stay in sight. */
export function ListTable<Row extends { readonly id: string }, SortKey = never>({
  label,
  columns,
  rows,
  sorting,
  below,
  ...look
}: ListTableProps<Row, SortKey>) {
  const { minWidth, height = 'roomy', region, isWide = false, tabularNums = false, className } = look;
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const place = region === undefined ? {} : { tabIndex: 0, role: 'region', 'aria-label': region };
  return (
    <ClampedTexts>
      <div
        className={[classes.frame, className].filter(Boolean).join(' ')}
        data-rows={height}
        data-wide={isWide || undefined}
        {...place}
      >
        <Table className={classes.table} style={{ minWidth }} tabularNums={tabularNums} aria-label={label}>
          <colgroup>
            {columns.map(({ label: name, share }) => (
              <col key={name} style={{ width: `${(100 * share) / all}%` }} />
            ))}
          </colgroup>
          <Table.Thead className={classes.head}>
            <Table.Tr>
              {columns.map((column) => (
                <ColumnHead key={column.label} column={column} sorting={sorting} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Fragment key={row.id}>
                <Table.Tr>
                  {columns.map(({ label: name, isCut, isActions, cell }, position) => {
                    const marks = { ...(isCut && clamped), 'data-actions': isActions };
                    return position === 0 ? (
                      <Table.Th key={name} scope="row" {...marks}>
                        {cell(row)}
                      </Table.Th>
                    ) : (
                      <Table.Td key={name} {...marks}>
                        {cell(row)}
                      </Table.Td>
                    );
                  })}
                </Table.Tr>
                {below?.(row)}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </ClampedTexts>
  );
}

interface ColumnHeadProps<SortKey> {
  readonly column: ListColumn<never, SortKey>;
  readonly sorting: ListSorting<SortKey> | undefined;
}

/** Names a column, and sorts by it where that can be done. */
function ColumnHead<SortKey>({ column, sorting }: ColumnHeadProps<SortKey>) {
  const { label, description, entity, sortKey, isActions } = column;
  if (isActions)
    return (
      <Table.Th className={classes.actions}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Table.Th>
    );
  if (sortKey === undefined || sortKey === null || !sorting)
    return <PlainHead label={label} description={description} />;
  const order = sorting.by === sortKey ? sorting.order : undefined;
  return <SortableHead {...{ label, description, entity, order }} onSort={() => sorting.onSort(sortKey)} />;
}
