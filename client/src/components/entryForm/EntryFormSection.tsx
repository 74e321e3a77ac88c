import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './EntryForm.module.css';
import type { FormSection } from './formSections';

interface EntryFormSectionProps {
  readonly section: FormSection;
  readonly children: ReactNode;
}

/** A section of the form with a heading. */
export function EntryFormSection({ section: { id, label, about }, children }: EntryFormSectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-heading`}>
      <Title order={2} id={`${id}-heading`}>
        {label}
      </Title>
      {about !== undefined && <p className={classes.about}>{about}</p>}
      {children}
    </section>
  );
}
