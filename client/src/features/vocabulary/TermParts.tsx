import type { ReactNode } from 'react';

import classes from './Vocabulary.module.css';

interface PartsProps {
  /** List items. */
  readonly children: ReactNode;
}

/** The values of one fact of a term, one below the other. */
export function Parts({ children }: PartsProps) {
  return <ul className={classes.parts}>{children}</ul>;
}
