import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { Notice } from './Notice';
import classes from './StateMessage.module.css';

interface StateMessageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The next step that the user can take. */
  readonly action?: ReactNode;
  /** Whether it is an assertive live region, as a failure should be. @default false */
  readonly isFailure?: boolean;
}

/** Replaces content: describes the state, its cause, and what the user can do. */
export function StateMessage({ title, children, action, isFailure = false }: StateMessageProps) {
  return (
    <Notice
      tone={isFailure ? 'danger' : 'news'}
      className={classes.state}
      role={isFailure ? 'alert' : 'status'}
    >
      <Title order={2}>{title}</Title>
      <Text c="dimmed" mt={4} maw="60ch">
        {children}
      </Text>
      {action !== undefined && (
        <Group gap={12} mt={20}>
          {action}
        </Group>
      )}
    </Notice>
  );
}
