import type { MouseEvent } from 'react';

import classes from './SectionIndex.module.css';

interface SectionIndexProps {
  /** The name of the list for screen readers. */
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly label: string }[];
  /** The sections of a form that contain problems. @default none */
  readonly wrong?: ReadonlySet<string>;
}

/** The table of contents of a long page or form; marks sections that contain problems. Hidden on narrow screens. */
export function SectionIndex({ label, sections, wrong }: SectionIndexProps) {
  return (
    <nav aria-label={label} className={classes.index} data-screen-only>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} onClick={goTo(section.id)}>
              {section.label}
              {wrong?.has(section.id) && <span className={classes.wrong}>has a problem</span>}
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
  // A section of a form is left for its first input; any other takes the focus itself.
  const target = section?.hasAttribute('tabindex')
    ? section
    : section?.querySelector<HTMLElement>('input, textarea, button');
  target?.focus({ preventScroll: true });
};
