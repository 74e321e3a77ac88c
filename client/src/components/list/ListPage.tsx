import type { ReactNode } from 'react';

import { PageTitle } from '../PageTitle';
import classes from './ListPage.module.css';

interface ListPageProps {
  readonly children: ReactNode;
}

/** A page that is about a list: its parts under each other. */
export function ListPage({ children }: ListPageProps) {
  return <div className={classes.page}>{children}</div>;
}

interface ListHeadProps {
  readonly title: string;
  /** How many there are, in words; nothing while that is not known. */
  readonly total: string | undefined;
  /** What can be done beside the list. */
  readonly children?: ReactNode;
}

/** The head of a list: what it holds, how much of it, and what can be added. */
export function ListHead({ title, total, children }: ListHeadProps) {
  return (
    <div className={classes.head}>
      <PageTitle title={title} />
      <p className={classes.total} role="status">
        {total}
      </p>
      {children && <div className={classes.action}>{children}</div>}
    </div>
  );
}

interface ListResultsProps {
  /** Whether what is shown is about to be replaced. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** A page of the list and the way to the others, faded while another is on its way. */
export function ListResults({ isStale, children }: ListResultsProps) {
  return (
    <div className={classes.results} aria-busy={isStale}>
      {children}
    </div>
  );
}
