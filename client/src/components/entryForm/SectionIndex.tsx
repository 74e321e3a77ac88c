import type { MouseEvent } from 'react';

import classes from './EntryForm.module.css';
import type { FormSection } from './formSections';

interface SectionIndexProps {
  readonly sections: readonly FormSection[];
  /** The sections that contain problems. */
  readonly wrong: ReadonlySet<string>;
}

/** The table of contents of a form; marks sections that contain problems. */
export function SectionIndex({ sections, wrong }: SectionIndexProps) {
  return (
    <nav aria-label="Sections of the form" className={classes.index}>
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo(id)}>
              {label}
              {wrong.has(id) && <span className={classes.wrong}>has a problem</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Does not change the address, which would add an entry to the browser's history. */
const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.querySelector('details')?.setAttribute('open', '');
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
};
