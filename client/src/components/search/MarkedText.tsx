import { Fragment, type ReactNode } from 'react';

import classes from './MarkedText.module.css';
import type { TextRange } from './suggestions';

interface MarkedTextProps {
  readonly text: string;
  /** The highlighted ranges, in ascending order. */
  readonly ranges: readonly TextRange[];
}

/** A text with its matching characters highlighted. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, position) => {
    const range = ranges[position];
    return (
      <Fragment key={start}>
        {text.slice(start, range?.start)}
        {range && <Mark>{text.slice(range.start, range.end)}</Mark>}
      </Fragment>
    );
  });
}

/** A text that is highlighted as a whole. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <mark className={classes.mark}>{children}</mark>;
}
