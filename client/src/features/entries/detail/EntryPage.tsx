import { skipToken } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { CompareTray } from '../../../components/comparing/CompareTray';
import { entryLookup } from '../../../components/entryLookup';
import { ErrorState } from '../../../components/ErrorState';
import { PageTitle } from '../../../components/PageTitle';
import { EntryDocument, useEntryQuery } from '../../../generated/entries';
import { EntryHistoryDocument } from '../../../generated/history';
import type { EntryFieldsFragment } from '../../../generated/types';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { useMay } from '../../../session/useSession';
import { readHistoryView } from '../history/historyView';
import { readEntryLinkState } from '../list/entryLinkState';
import { BackToList } from './BackToList';
import { EntryArticle } from './EntryArticle';
import { EntryMissing } from './EntryMissing';
import { EntryNeighbours } from './EntryNeighbours';
import classes from './EntryPage.module.css';
import { EntrySkeleton } from './EntrySkeleton';

// Rarely needed code loads on demand.
const UnavailableEntry = lazy(async () => ({
  default: (await import('../history/UnavailableEntry')).UnavailableEntry,
}));
const EntryVersion = lazy(async () => ({ default: (await import('../history/EntryVersion')).EntryVersion }));

const refetchOnFocus = [EntryDocument, EntryHistoryDocument] as const;

/** The page of one entry, which the URL names by id or accession. */
export function EntryPage() {
  const { id: idOrAccession = '' } = useParams();
  const link = readEntryLinkState(useLocation().state);
  // With the id from the link state, the cache filled by the list can answer immediately.
  const lookup = link.id === undefined ? entryLookup(idOrAccession) : { id: link.id };
  const view = readHistoryView(useSearchParams()[0]);
  const mayReadHistory = useMay('entries.readHistory');
  useRefetchOnFocus(refetchOnFocus);
  const { data, error, refetch } = useEntryQuery(lookup === null ? skipToken : { variables: lookup });
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <BackToList list={link.list ?? ''} />
        {link.list !== undefined && <EntryNeighbours id={data?.entry?.id} list={link.list} />}
      </div>
      <Suspense fallback={<EntrySkeleton />}>{content()}</Suspense>
      <CompareTray />
    </div>
  );

  function content() {
    if (lookup === null) return <EntryMissing asked={idOrAccession} />;
    if (data?.entry === null)
      return <UnavailableEntry id={lookup.id ?? lookup.accession ?? idOrAccession} asked={idOrAccession} />;
    if (data?.entry) return article(data.entry);
    if (error === undefined) return <EntrySkeleton />;
    return (
      <>
        <PageTitle title="Entry" />
        <ErrorState error={error} operation="fetchEntry" onRetry={() => void refetch()} />
      </>
    );
  }
  function article(entry: EntryFieldsFragment) {
    const { version } = entry;
    if (view.version === null || view.version === version || !mayReadHistory)
      return <EntryArticle entry={entry} view={view} />;
    return <EntryVersion entry={entry} version={view.version} current={version} view={view} />;
  }
}
