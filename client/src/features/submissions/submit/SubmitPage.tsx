import { skipToken } from '@apollo/client/react';
import { clientPages } from '@contract/client-pages';
import { useSearchParams } from 'react-router-dom';

import { Accession } from '../../../components/Accession';
import { BackLink } from '../../../components/BackLink';
import { EntryFormSkeleton } from '../../../components/entryForm/EntryFormSkeleton';
import { entryLookup } from '../../../components/entryLookup';
import { ErrorState } from '../../../components/ErrorState';
import { onDemand } from '../../../components/OnDemand';
import { Lead, PageTitle } from '../../../components/PageTitle';
import { TextLink } from '../../../components/TextLink';
import { useEntryQuery } from '../../../generated/entries';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { SubmitForm } from './SubmitForm';

const NothingToCorrect = onDemand(() => import('./NothingToCorrect'), 'NothingToCorrect', EntryFormSkeleton);

/** Proposes an entry, or a correction of the entry in the URL; open to visitors too. */
export function SubmitPage() {
  const [params] = useSearchParams();
  const asked = params.get('entry');
  const { user } = useSession();
  if (asked !== null && asked !== '') return <Correction key={asked} asked={asked} />;
  return (
    <div data-stack="20" style={{ overflowWrap: 'anywhere' }}>
      <ToTheReceipt />
      <PageTitle title={clientPages.submit.title} />
      <Lead>
        No account is needed. A reviewer reads every proposal before it becomes an entry, and you can follow
        its status.
        {user !== null && ' You are signed in, so you can also '}
        {user !== null && <TextLink to={paths.newEntry()}>create an entry directly</TextLink>}
        {user !== null && '.'}
      </Lead>
      <SubmitForm key={user?.id ?? ''} userId={user?.id ?? null} entry={null} />
    </div>
  );
}

function Correction({ asked }: { readonly asked: string }) {
  const { user } = useSession();
  const lookup = entryLookup(asked);
  const { data, error, loading, refetch } = useEntryQuery(
    lookup === null
      ? skipToken
      : // The form needs the current version, not an older one that a list put into the cache.
        { variables: lookup, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  if (lookup === null || data?.entry === null) return <NothingToCorrect asked={asked} lookup={lookup} />;
  const entry = data?.entry;
  return (
    <div data-stack="20" style={{ overflowWrap: 'anywhere' }}>
      <ToTheReceipt />
      <div>
        <BackLink to={paths.entry(entry?.accession ?? asked)}>Back to the entry</BackLink>
      </div>
      <PageTitle title={`Suggest a correction to ${entry?.accession ?? asked.toUpperCase()}`}>
        Suggest a correction
      </PageTitle>
      {entry && (
        <Lead>
          {entry.autoantibody} in {entry.disease}, <Accession accession={entry.accession} />, version{' '}
          {entry.version}. Change what is wrong. A reviewer sees your changes and decides.
        </Lead>
      )}
      {content()}
    </div>
  );

  function content() {
    if (entry) return <SubmitForm key={user?.id ?? ''} userId={user?.id ?? null} entry={entry} />;
    if (error === undefined || loading) return <EntryFormSkeleton />;
    return <ErrorState error={error} operation="fetchEntry" onRetry={refetch} />;
  }
}

/** Sending leads to a receipt, whose URL is secret: its first request must not send the URL as the referrer either. */
function ToTheReceipt() {
  return <meta name="referrer" content="no-referrer" />;
}
