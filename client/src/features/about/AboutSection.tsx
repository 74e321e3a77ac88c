import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './AboutPage.module.css';

/** The sections of the page in order: anchor and heading of each. */
export const topics = {
  what: 'What this is',
  sources: 'Where the data come from',
  checks: 'How they were checked',
  limits: 'Limits',
  licences: 'Licences',
  cite: 'How to cite',
  errors: 'Report an error',
} as const;

type Topic = keyof typeof topics;

/** One section of the page, with a heading that can be linked to. */
export function AboutSection({ topic, children }: { readonly topic: Topic; readonly children: ReactNode }) {
  return (
    <section id={topic} aria-labelledby={`${topic}-heading`} data-stack="10" className={classes.section}>
      <Title order={2} id={`${topic}-heading`}>
        {topics[topic]}
      </Title>
      {children}
    </section>
  );
}
