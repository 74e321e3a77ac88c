import type { ReactNode } from 'react';

import classes from './FactRow.module.css';

interface FactRowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The buttons that change the fact. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A fact with its name, in a list of facts. */
export function FactRow({ label, hint, action, children }: FactRowProps) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd className={classes.value}>
        <span>{children}</span>
        {hint !== undefined && <p data-text="note">{hint}</p>}
      </dd>
      {action !== undefined && (
        <dd data-buttons style={{ justifyContent: 'end' }}>
          {action}
        </dd>
      )}
    </div>
  );
}
