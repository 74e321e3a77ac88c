import type { ReactNode } from 'react';

import classes from './ToolbarPanel.module.css';

interface ToolbarPanelProps {
  /** What it narrows, or that it does. */
  readonly label: string;
  /** Whether one looks for words in it. @default false */
  readonly isSearch?: boolean;
  /** Whether its parts stand under each other. @default false, beside each other where there is room */
  readonly isStacked?: boolean;
  readonly children: ReactNode;
}

/** The ground on which stands what narrows what is shown; a phone has no room for it. */
export function ToolbarPanel({ label, isSearch = false, isStacked = false, children }: ToolbarPanelProps) {
  return (
    <section
      className={classes.panel}
      data-stacked={isStacked || undefined}
      role={isSearch ? 'search' : undefined}
      aria-label={label}
    >
      {children}
    </section>
  );
}
