import { useLocation, useNavigate } from 'react-router-dom';

import { HistorySkeleton } from '../../../components/history/HistorySkeleton';
import { onDemand } from '../../../components/OnDemand';
import { paths } from '../../../paths';
import { readEntryLinkState } from '../list/entryLinkState';

/** The comparison of two versions, which few readers open. */
export const VersionComparison = onDemand(
  () => import('./VersionComparison'),
  'VersionComparison',
  HistorySkeleton,
);

/** Opens and closes a comparison; its state is in the URL. */
export function useCompare(accession: string) {
  const navigate = useNavigate();
  const carried = readEntryLinkState(useLocation().state);
  const options = { state: carried, preventScrollReset: true };
  return {
    show: (from: number, to: number) => void navigate(paths.entryComparison(accession, from, to), options),
    hide: () => void navigate(paths.entry(accession), options),
  };
}
