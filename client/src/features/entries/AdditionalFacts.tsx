import { Title } from '@mantine/core';
import { useId } from 'react';

import classes from './EntryFacts.module.css';

interface AdditionalFactsProps {
  readonly additional: Readonly<Record<string, string>>;
}

/** What an entry says beyond the 25 fields, under the names its curator gave. */
export function AdditionalFacts({ additional }: AdditionalFactsProps) {
  const headingId = useId();
  const facts = Object.entries(additional);
  if (facts.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes.heading}>
        Additional
      </Title>
      <dl className={classes.list}>
        {facts.map(([key, value]) => (
          <div key={key} className={classes.fact}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
