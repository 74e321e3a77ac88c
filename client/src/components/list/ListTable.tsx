import { Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import { ClampedTexts } from '../ClampedTexts';
import classes from './ListTable.module.css';

interface ListTableProps {
  /** What its rows are. */
  readonly label: string;
  /** How wide each column is, that of the actions included. */
  readonly widths: readonly string[];
  /** What it needs; on less it scrolls in a frame of its own. */
  readonly minWidth: string;
  /** The heads of the columns. */
  readonly head: ReactNode;
  /** Whether the last column holds what can be done with a row. @default false */
  readonly hasActions?: boolean;
  /** How high rows are. @default 'roomy', as controls in them need it */
  readonly rows?: 'roomy' | 'dense' | 'compact';
  /** Whether digits stand under each other. @default false */
  readonly tabularNums?: boolean;
  /** The frame's name, where it is a place to go to and scroll in. */
  readonly region?: string;
  /** Whether it is wider than the page, however wide that is. @default false */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  /** The rows: a head with the link that leads on, and cells. */
  readonly children: ReactNode;
}

/** Marks the cell of a row that holds what can be done with it. */
export const actionsCell = { 'data-actions': true } as const;

/** A list as rows, under heads that stay in sight; what is cut in a cell marked `clamped` is told in full. */
export function ListTable({ label, widths, minWidth, head, children, ...look }: ListTableProps) {
  const { rows = 'roomy', region, isWide = false, hasActions = false, tabularNums, className } = look;
  const place = region === undefined ? {} : { tabIndex: 0, role: 'region', 'aria-label': region };
  return (
    <ClampedTexts>
      <div
        className={[classes.frame, className].filter(Boolean).join(' ')}
        data-rows={rows}
        data-wide={isWide || undefined}
        {...place}
      >
        <Table className={classes.table} style={{ minWidth }} tabularNums={tabularNums} aria-label={label}>
          <colgroup>
            {widths.map((width, position) => (
              <col key={position} style={{ width }} />
            ))}
          </colgroup>
          <Table.Thead className={classes.head}>
            <Table.Tr>
              {head}
              {hasActions && (
                <Table.Th className={classes.actions}>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </div>
    </ClampedTexts>
  );
}
