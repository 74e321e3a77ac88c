import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './StateMessage.module.css';

interface StateMessageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The next step a person can take from here. */
  readonly action?: ReactNode;
  /** Whether it interrupts a screen reader, as a failure should. @default false */
  readonly isFailure?: boolean;
}

/** Stands where content would: says what is the case, why, and what can be done. */
export function StateMessage({ title, children, action, isFailure = false }: StateMessageProps) {
  return (
    <div
      className={classes.state}
      role={isFailure ? 'alert' : 'status'}
      data-failure={isFailure || undefined}
    >
      <Title order={2}>{title}</Title>
      <Text c="dimmed" className={classes.text}>
        {children}
      </Text>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
