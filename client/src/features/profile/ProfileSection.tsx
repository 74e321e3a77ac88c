import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import classes from './ProfilePage.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** The explanation of the section. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** A section of the profile, with its explanation next to it. */
export function ProfileSection({ title, about, children }: ProfileSectionProps) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.about}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        <p>{about}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
