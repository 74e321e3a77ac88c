import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import classes from './FactGroup.module.css';

/** How a group and a fact are laid out, for the shape of those that are coming. */
export const factLayout: { readonly group: string | undefined; readonly fact: string | undefined } = {
  group: classes.group,
  fact: classes.fact,
};

interface FactGroupProps {
  readonly label: string;
  /** How deep its heading is. @default 2 */
  readonly order?: 2 | 3;
  /** A `Fact` each. */
  readonly children: ReactNode;
}

/** What is known of one aspect, under a heading of its own. */
export function FactGroup({ label, order = 2, children }: FactGroupProps) {
  const headingId = useId();
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <Title order={order} id={headingId} className={classes.heading}>
        {label}
      </Title>
      <dl className={classes.list}>{children}</dl>
    </section>
  );
}

interface FactProps {
  readonly term: ReactNode;
  /** What the term means, for whoever points at it. */
  readonly meaning?: string;
  readonly children: ReactNode;
}

/** One thing that is known. */
export function Fact({ term, meaning, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt title={meaning}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
