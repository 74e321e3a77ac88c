import type { ReactNode, RefObject } from 'react';

import classes from './Revisions.module.css';

interface RevisionsProps {
  readonly isLoading: boolean;
  readonly listRef?: RefObject<HTMLOListElement | null>;
  /** `Revision` elements, newest first. */
  readonly children: ReactNode;
}

/** A history as a line with a point for each revision. */
export function Revisions({ isLoading, listRef, children }: RevisionsProps) {
  return (
    <ol ref={listRef} className={classes.timeline} aria-busy={isLoading}>
      {children}
    </ol>
  );
}
