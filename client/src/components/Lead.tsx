import type { ReactNode } from 'react';

import classes from './Lead.module.css';

/** What a page is about, below its heading. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={classes.lead}>{children}</p>;
}
