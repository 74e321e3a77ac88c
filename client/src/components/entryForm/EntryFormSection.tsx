import { Title } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

import classes from './EntryForm.module.css';
import type { FormSection } from './formSections';

interface EntryFormSectionProps {
  readonly section: FormSection;
  /** Whether it stands out as a card. @default false */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/** A section of the form with a heading. */
export function EntryFormSection({ section, isCard = false, children }: EntryFormSectionProps) {
  const { id, label, about } = section;
  return (
    <section
      id={id}
      className={classes.section}
      data-card={isCard || undefined}
      aria-labelledby={`${id}-heading`}
    >
      <Title order={2} id={`${id}-heading`}>
        {label}
      </Title>
      {about !== undefined && <p data-text="quiet">{about}</p>}
      {children}
    </section>
  );
}

interface FoldedSectionProps {
  readonly section: FormSection;
  /** Whether it has content or a problem; then it opens by itself. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** A section that is folded until it has content or a problem, or someone opens it. */
export function FoldedSection({ section, isNeeded, children }: FoldedSectionProps) {
  const { id, label, about, fields } = section;
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(
    function openIfNeeded() {
      if (isNeeded && fold.current) fold.current.open = true;
    },
    [isNeeded],
  );
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-heading`}>
      <details ref={fold} className={classes.fold}>
        <summary>
          <Title order={2} id={`${id}-heading`}>
            {label}
          </Title>
          <span className={classes.inside}>{about ?? fields.map((field) => field.label).join(' · ')}</span>
        </summary>
        <div className={classes.unfolded}>{children}</div>
      </details>
    </section>
  );
}
