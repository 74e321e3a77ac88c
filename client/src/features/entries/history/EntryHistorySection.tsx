import { Anchor, Title } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { loginFrom } from '../../../session/nextPage';
import { useMay } from '../../../session/useSession';
import type { EntryHistoryProps } from './EntryHistory';
import classes from './EntryHistory.module.css';
import { HistorySkeleton } from './HistorySkeleton';
import { useCompare } from './useCompare';

// Most readers are visitors who compare nothing; they do not need to load code for the others.
const EntryHistory = lazy(async () => ({ default: (await import('./EntryHistory')).EntryHistory }));
const VersionComparison = lazy(async () => ({
  default: (await import('./VersionComparison')).VersionComparison,
}));

/** The history of an entry for signed-in users; visitors see a comparison of versions, and a link to sign in. */
export function EntryHistorySection(props: EntryHistoryProps) {
  const headingId = useId();
  const mayRead = useMay('entries.readHistory');
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title order={2} id={headingId}>
        History
      </Title>
      {mayRead ? (
        <Suspense fallback={<HistorySkeleton />}>
          <EntryHistory key={props.entry.id} {...props} />
        </Suspense>
      ) : (
        <HistoryForVisitors {...props} />
      )}
    </section>
  );
}

function HistoryForVisitors({ entry: { accession }, view }: EntryHistoryProps) {
  const here = useLocation();
  const compare = useCompare(accession);
  return (
    <>
      {view.compared && (
        <Suspense fallback={<HistorySkeleton />}>
          <VersionComparison accession={accession} compared={view.compared} onClose={compare.hide} />
        </Suspense>
      )}
      <p className={classes.quiet}>
        Who changed what, and when, is for people who are signed in.{' '}
        <Anchor component={Link} inherit to={loginFrom(here)}>
          Sign in to see the history
        </Anchor>
      </p>
    </>
  );
}
