import type { ReactNode } from 'react';

import classes from './Fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that is folded until its heading is pressed. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className={classes.fold}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div style={{ padding: '4px 4px 20px' }}>{children}</div>
    </details>
  );
}
