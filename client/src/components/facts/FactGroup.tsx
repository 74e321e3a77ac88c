import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import classes from './FactGroup.module.css';

interface FactGroupProps {
  readonly label: string;
  /** Makes the group a target of jumps within the page. @default none */
  readonly id?: string;
  /** The level of its heading. @default 2 */
  readonly order?: 2 | 3;
  /** `Fact` elements. */
  readonly children: ReactNode;
}

/** Facts about one aspect, under a heading. */
export function FactGroup({ label, id, order = 2, children }: FactGroupProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes.group}
      aria-labelledby={headingId}
    >
      <Title order={order} id={headingId} mb={4}>
        {label}
      </Title>
      <dl>{children}</dl>
    </section>
  );
}

interface FactProps {
  readonly term: ReactNode;
  /** The meaning of the term, shown on hover. */
  readonly meaning?: string;
  readonly children: ReactNode;
}

/** One fact: a term and its value. */
export function Fact({ term, meaning, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt title={meaning}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
