import { Group, Progress } from '@mantine/core';
import type { ReactNode } from 'react';

import { Notice } from '../../components/Notice';

interface ProgressPanelProps {
  /** What is going on. */
  readonly title: ReactNode;
  /** The accessible name of the bar. */
  readonly label: string;
  /** How much is done, in percent. */
  readonly value: number;
  readonly isAnimated: boolean;
  /** Figures, and the button to cancel. */
  readonly children: ReactNode;
}

/** The progress of an upload or an import. */
export function ProgressPanel({ title, label, value, isAnimated, children }: ProgressPanelProps) {
  return (
    <Notice data-stack="10" style={{ padding: '20px 24px' }}>
      <p role="status">{title}</p>
      <Progress value={value} animated={isAnimated} size="md" aria-label={label} bg="var(--atlas-line)" />
      <Group
        gap="4px 16px"
        justify="space-between"
        data-text="note"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {children}
      </Group>
    </Notice>
  );
}
