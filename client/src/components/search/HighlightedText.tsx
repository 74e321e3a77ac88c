import { Fragment, type ReactNode } from 'react';

import classes from './HighlightedText.module.css';
import type { TextRange } from './suggestions';

interface HighlightedTextProps {
  readonly text: string;
  /** The highlighted ranges, in ascending order. */
  readonly ranges: readonly TextRange[];
}

/** A text with its matching characters highlighted. */
export function HighlightedText({ text, ranges }: HighlightedTextProps) {
  const starts = [0, ...ranges.map(({ end }) => end)];
  return starts.map((start, position) => {
    const range = ranges[position];
    return (
      <Fragment key={start}>
        {text.slice(start, range?.start)}
        {range && <Highlight>{text.slice(range.start, range.end)}</Highlight>}
      </Fragment>
    );
  });
}

/** A text that is highlighted as a whole. */
export function Highlight({ children }: { readonly children: ReactNode }) {
  return <mark className={classes.mark}>{children}</mark>;
}
