import type { RowSelection } from '@contract/imports';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { type Icon, IconAlertCircle, IconAlertTriangle, IconList, IconPencil } from '@tabler/icons-react';

import { formatNumber } from '../../../components/format';
import classes from './RowFilter.module.css';

/** The selections of rows that are offered, in this order. */
export const rowFilters = ['all', 'errors', 'warnings', 'updates'] as const satisfies readonly RowSelection[];
export type RowFilterName = (typeof rowFilters)[number];

/** How many rows each selection holds; nothing while that is being counted. */
export type RowCounts = Readonly<Record<RowFilterName, number | undefined>>;

const words: Readonly<Record<RowFilterName, { readonly label: string; readonly Drawing: Icon }>> = {
  all: { label: 'All rows', Drawing: IconList },
  errors: { label: 'Errors', Drawing: IconAlertCircle },
  warnings: { label: 'Warnings', Drawing: IconAlertTriangle },
  updates: { label: 'Updates', Drawing: IconPencil },
};

interface RowFilterProps {
  readonly counts: RowCounts;
  readonly shown: RowFilterName;
  readonly onShow: (filter: RowFilterName) => void;
}

/** How many rows there are of each kind; each figure shows those. */
export function RowFilter({ counts, shown, onShow }: RowFilterProps) {
  return (
    <ul className={classes.filters} aria-label="Rows to show">
      {rowFilters.map((name) => {
        const { label, Drawing } = words[name];
        return (
          <li key={name} className={classes.item}>
            <UnstyledButton
              className={classes.filter}
              data-kind={name}
              aria-pressed={shown === name}
              onClick={() => onShow(name)}
            >
              <span className={classes.label}>
                <Drawing size={16} aria-hidden="true" data-some={(counts[name] ?? 0) > 0 || undefined} />
                {label}
              </span>
              <span className={classes.count}>
                {counts[name] === undefined ? (
                  <Skeleton height={20} width={36} />
                ) : (
                  formatNumber(counts[name])
                )}
              </span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
