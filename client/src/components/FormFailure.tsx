import type { Operation } from '@contract/failures';
import type { ReactNode } from 'react';

import { failureMessage } from '../apollo/failureMessage';
import classes from './FormFailure.module.css';

interface FormFailureProps {
  /** What failed; nothing shows while nothing did. */
  readonly error: unknown;
  readonly operation: Operation;
  /** The way on, where there is one. */
  readonly children?: ReactNode;
}

/** Says in a form that sending it failed, in the server's words or the catalogue's, and interrupts a screen reader. */
export function FormFailure({ error, operation, children }: FormFailureProps) {
  if (!error) return null;
  return (
    <div role="alert" className={classes.failure}>
      {failureMessage(error, operation)}
      {children !== undefined && <div>{children}</div>}
    </div>
  );
}
