import type { ReactNode } from 'react';

import { Lead, PageTitle } from '../../components/PageTitle';
import classes from './AuthPage.module.css';

interface AuthPageProps {
  readonly title: string;
  /** What the page is for. @default no introduction */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Help for those who cannot go on. @default none */
  readonly note?: ReactNode;
}

/** Layout of the sign-in pages: one form, with help next to it. */
export function AuthPage({ title, lead, children, note }: AuthPageProps) {
  return (
    <div className={classes.page}>
      <div data-stack="20" className={classes.main} data-alone={note === undefined || undefined}>
        <PageTitle title={title} />
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </div>
      {note !== undefined && <aside className={classes.note}>{note}</aside>}
    </div>
  );
}
