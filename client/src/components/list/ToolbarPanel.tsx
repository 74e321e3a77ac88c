import type { ReactNode } from 'react';

import classes from './ToolbarPanel.module.css';

interface ToolbarPanelProps {
  /** The accessible name. */
  readonly label: string;
  /** Whether it contains a search. @default false */
  readonly isSearch?: boolean;
  /** Whether its parts are stacked. @default false, side by side if there is space */
  readonly isStacked?: boolean;
  readonly children: ReactNode;
}

/** The background panel of filters; phones have no space for it. */
export function ToolbarPanel({ label, isSearch = false, isStacked = false, children }: ToolbarPanelProps) {
  return (
    <section
      data-framed
      className={classes.panel}
      data-screen-only
      data-stacked={isStacked || undefined}
      role={isSearch ? 'search' : undefined}
      aria-label={label}
    >
      {children}
    </section>
  );
}
