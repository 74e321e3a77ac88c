import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './AboutPage.module.css';
import { type Topic, topics } from './topics';

interface AboutSectionProps {
  readonly topic: Topic;
  readonly children: ReactNode;
}

/** One section of the page, with a heading that can be linked to. */
export function AboutSection({ topic, children }: AboutSectionProps) {
  return (
    <section id={topic} aria-labelledby={`${topic}-heading`} className={classes.section}>
      <Title order={2} id={`${topic}-heading`}>
        {topics[topic]}
      </Title>
      {children}
    </section>
  );
}
