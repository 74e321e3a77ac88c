import type { KeyboardEvent } from 'react';

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
