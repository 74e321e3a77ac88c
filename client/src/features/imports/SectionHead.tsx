import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** A note on the contents. */
  readonly children?: ReactNode;
}

/** The head of a section, with a note on its contents. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <Group gap="4px 12px" align="baseline">
      <Box component="h2" fz="lg" id={id}>
        {title}
      </Box>
      {children !== undefined && (
        <p data-text="quiet" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {children}
        </p>
      )}
    </Group>
  );
}
