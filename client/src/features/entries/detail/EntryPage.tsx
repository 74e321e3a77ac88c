import { skipToken } from '@apollo/client/react';
import { parseVersionedAccession } from '@contract/accession';
import { Group } from '@mantine/core';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';

import { BackToList } from '../../../components/BackToList';
import { CompareTray } from '../../../components/comparing/CompareTray';
import { type EntryLookup, entryLookup } from '../../../components/entryLookup';
import { FailedPage } from '../../../components/ErrorState';
import { onDemand } from '../../../components/OnDemand';
import { EntryDocument, useEntryQuery } from '../../../generated/entries';
import { EntryHistoryDocument, EntryVersionDocument } from '../../../generated/history';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { paths } from '../../../paths';
import { readHistoryView } from '../history/historyView';
import { type EntryLinkState, readEntryLinkState } from '../list/entryLinkState';
import { EntryArticle } from './EntryArticle';
import { EntryMissing } from './EntryMissing';
import { EntryNeighbours } from './EntryNeighbours';
import classes from './EntryPage.module.css';
import { EntrySkeleton } from './EntrySkeleton';

// Rarely needed code loads on demand.
const UnavailableEntry = onDemand(
  () => import('../history/UnavailableEntry'),
  'UnavailableEntry',
  EntrySkeleton,
);
const EntryVersion = onDemand(() => import('../history/EntryVersion'), 'EntryVersion', EntrySkeleton);

/** The page of one entry, which the URL names by id or accession, or of one version of it. */
export function EntryPage() {
  const { id: asked = '' } = useParams();
  const cited = parseVersionedAccession(asked);
  const link = readEntryLinkState(useLocation().state);
  const view = readHistoryView(useSearchParams()[0]);
  const lookup = cited === null ? lookupOf(asked, link) : null;
  useRefetchOnFocus(EntryDocument, EntryHistoryDocument, EntryVersionDocument);
  const { data, error, refetch } = useEntryQuery(lookup === null ? skipToken : { variables: lookup });
  return (
    <div data-stack="20" className={classes.page}>
      <Group gap="4px 32px" justify="space-between" data-screen-only>
        <BackToList path={paths.entries()} list={link.list ?? ''} all="All entries" />
        {link.list !== undefined && (
          <EntryNeighbours id={cited === null ? data?.entry?.id : link.id} list={link.list} />
        )}
      </Group>
      {content()}
      <CompareTray />
    </div>
  );

  function content() {
    if (cited !== null) return <EntryVersion cited={cited} compared={view.compared} />;
    if (lookup === null) return <EntryMissing asked={asked} />;
    // The former address of a version.
    if (lookup.accession !== undefined && view.version !== null) {
      const { accession } = lookup;
      return <Navigate replace to={paths.entryVersion({ accession, version: view.version })} />;
    }
    if (data?.entry === null)
      return <UnavailableEntry id={lookup.id ?? lookup.accession ?? asked} asked={asked} />;
    if (data?.entry) return <EntryArticle entry={data.entry} view={view} />;
    if (error === undefined) return <EntrySkeleton />;
    return <FailedPage title="Entry" error={error} operation="fetchEntry" onRetry={refetch} />;
  }
}

/** With the id from the link state, the cache filled by the list can answer immediately. */
function lookupOf(asked: string, { id }: EntryLinkState): EntryLookup | null {
  return id === undefined ? entryLookup(asked) : { id };
}
