import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './SectionHead.module.css';

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
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {children !== undefined && <p className={classes.text}>{children}</p>}
    </Group>
  );
}
