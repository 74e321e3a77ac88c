import type { ComponentPropsWithoutRef } from 'react';

import classes from './Table.module.css';

interface TableProps extends ComponentPropsWithoutRef<'table'> {
  /** Whether digits are aligned vertically. @default false */
  readonly tabularNums?: boolean;
}

/** A table that looks like Mantine's, which loads a scroll area and the positioning of overlays: 20 kB of script. */
export function Table({ tabularNums = false, className, ...props }: TableProps) {
  return (
    <table
      {...props}
      className={[classes.table, className].filter(Boolean).join(' ')}
      data-tabular-nums={tabularNums || undefined}
    />
  );
}
