import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlotMarkProps {
  /** The URL of the entries behind the mark; `null` if there are none. */
  readonly to: string | null;
  /** The tooltip, and the accessible name. */
  readonly accessibleName: string;
  /** Whether the mark is the tab stop of the plot; arrow keys move to the others. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** A mark of a plot, as a link to the entries behind it. */
export function PlotMark({ to, accessibleName, isFirst, children }: PlotMarkProps) {
  if (to === null) return <g>{children}</g>;
  return (
    <Link to={to} aria-label={accessibleName} data-mark tabIndex={isFirst ? 0 : -1}>
      <title>{accessibleName}</title>
      {children}
    </Link>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Keyboard navigation of a plot: it has one tab stop; arrow keys, Home and End move between its marks. */
export function moveAmongMarks(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const marks = [...event.currentTarget.querySelectorAll<SVGAElement>('[data-mark]')];
  const here = marks.findIndex((mark) => mark === document.activeElement);
  if (step === undefined || here < 0) return;
  event.preventDefault();
  marks[Math.min(Math.max(here + step, 0), marks.length - 1)]?.focus();
}
