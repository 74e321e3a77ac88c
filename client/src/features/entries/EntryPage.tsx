import { skipToken } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';

import { ErrorState } from '../../components/ErrorState';
import { PageTitle } from '../../components/PageTitle';
import { useEntryQuery } from '../../generated/graphql';
import { BackToList } from './BackToList';
import { EntryArticle } from './EntryArticle';
import { readEntryLinkState } from './entryLinkState';
import { entryLookup } from './entryLookup';
import { EntryMissing } from './EntryMissing';
import { EntryNeighbours } from './EntryNeighbours';
import classes from './EntryPage.module.css';
import { EntrySkeleton } from './EntrySkeleton';

/** Everything known about one entry, named in the address by its id or accession. */
export function EntryPage() {
  const { id: idOrAccession = '' } = useParams();
  const link = readEntryLinkState(useLocation().state);
  // By the id that the link carried, the cache that the list has filled can answer at once.
  const lookup = link.id === undefined ? entryLookup(idOrAccession) : { id: link.id };
  const { data, error, refetch } = useEntryQuery(lookup === null ? skipToken : { variables: lookup });
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <BackToList list={link.list ?? ''} />
        {link.list !== undefined && <EntryNeighbours id={data?.entry?.id} list={link.list} />}
      </div>
      {content()}
    </div>
  );

  function content() {
    if (lookup === null || data?.entry === null) return <EntryMissing asked={idOrAccession} />;
    if (data?.entry) return <EntryArticle entry={data.entry} />;
    if (error === undefined) return <EntrySkeleton />;
    return (
      <>
        <PageTitle title="Entry" />
        <ErrorState error={error} operation="fetchEntry" onRetry={() => void refetch()} />
      </>
    );
  }
}
