import type { ReactNode } from 'react';

import { PageTitle } from '../../components/PageTitle';
import classes from './AuthPage.module.css';

interface AuthPageProps {
  readonly title: string;
  /** What one does here. @default nothing needs saying */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** What helps those who are lost here. @default nothing */
  readonly note?: ReactNode;
}

/** The pages on the way in: one thing to do, and beside it what helps. */
export function AuthPage({ title, lead, children, note }: AuthPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.main} data-alone={note === undefined || undefined}>
        <PageTitle title={title} />
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {note !== undefined && <aside className={classes.note}>{note}</aside>}
    </div>
  );
}
