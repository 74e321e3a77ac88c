import { useLocation } from 'react-router-dom';

import { HistorySkeleton } from '../../../components/history/HistorySkeleton';
import { onDemand } from '../../../components/OnDemand';
import { TextLink } from '../../../components/TextLink';
import { TitledSection } from '../../../components/TitledSection';
import { loginFrom } from '../../../session/nextPage';
import { useMay } from '../../../session/useSession';
import type { EntryHistoryProps } from './EntryHistory';
import classes from './EntryHistory.module.css';
import { useCompare, VersionComparison } from './useCompare';

// Most readers are visitors; they do not need to load code for the others.
const EntryHistory = onDemand(() => import('./EntryHistory'), 'EntryHistory', HistorySkeleton);

/** The history of an entry for signed-in users; visitors see a comparison of versions, and a link to sign in. */
export function EntryHistorySection(props: EntryHistoryProps) {
  const mayRead = useMay('entries.readHistory');
  return (
    <TitledSection title="History" data-stack="12" className={classes.section} data-screen-only>
      {mayRead ? <EntryHistory key={props.entry.id} {...props} /> : <HistoryForVisitors {...props} />}
    </TitledSection>
  );
}

function HistoryForVisitors({ entry: { accession }, view }: EntryHistoryProps) {
  const here = useLocation();
  const compare = useCompare(accession);
  const { compared } = view;
  return (
    <>
      {compared && <VersionComparison accession={accession} compared={compared} onClose={compare.hide} />}
      <p data-text="quiet">
        Signed-in users can see who changed what, and when.{' '}
        <TextLink to={loginFrom(here)}>Sign in to see the history</TextLink>
      </p>
    </>
  );
}
