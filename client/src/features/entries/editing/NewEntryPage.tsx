import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { BackToList } from '../../../components/BackToList';
import { EntryFormSkeleton } from '../../../components/entryForm/EntryFormSkeleton';
import { entryLookup } from '../../../components/entryLookup';
import { ErrorState } from '../../../components/ErrorState';
import { Lead, PageTitle } from '../../../components/PageTitle';
import { useEntryQuery } from '../../../generated/entries';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { EntryMissing } from '../detail/EntryMissing';
import { readEntryLinkState } from '../list/entryLinkState';
import { BackToEntry } from './BackToEntry';
import { NewEntryForm } from './NewEntryForm';

/** Creates an entry, from a blank form or as a copy of another entry. */
export function NewEntryPage() {
  const [params] = useSearchParams();
  const copyOf = params.get('copy');
  const link = readEntryLinkState(useLocation().state);
  const { list = '' } = link;
  const lookup = copyOf === null ? null : entryLookup(copyOf);
  const { data, error, refetch } = useEntryQuery(lookup === null ? skipToken : { variables: lookup });
  const { user } = useSession();
  const navigate = useNavigate();
  const [last, setLast] = useState<EntryFieldsFragment | null>(null);
  useEffect(
    function focusNextForm() {
      if (last !== null) document.getElementById('entry-autoantibody')?.focus();
    },
    [last],
  );
  if (copyOf !== null && (lookup === null || data?.entry === null))
    return <EntryMissing asked={copyOf} mayBeDeleted={lookup !== null} />;
  return (
    <div data-stack="20">
      <div>
        {copyOf === null ? (
          <BackToList path={paths.entries()} list={list} all="All entries" />
        ) : (
          <BackToEntry idOrAccession={copyOf} link={link} />
        )}
      </div>
      <PageTitle title={copyOf === null ? 'New entry' : `New entry, a copy of ${copyOf.toUpperCase()}`} />
      <Lead>
        {copyOf === null
          ? 'Enter what is known. Only disease, autoantibody and autoantigen are required.'
          : 'The form contains all values of the original. Change what differs, and save it as a new entry.'}
      </Lead>
      {content()}
    </div>
  );

  function content() {
    if (user === null) return null;
    const shared = { userId: user.id, list: list };
    if (copyOf === null)
      return (
        <NewEntryForm
          key={`${user.id} ${last?.id ?? ''}`}
          {...shared}
          copied={null}
          carried={last === null ? undefined : { disease: last.disease, reference: last.reference ?? '' }}
          onAnother={setLast}
          onCancel={() => void navigate(paths.entries() + shared.list)}
        />
      );
    if (data?.entry) {
      const { accession } = data.entry;
      return (
        <NewEntryForm
          key={`${user.id} ${accession}`}
          {...shared}
          copied={data.entry}
          onCancel={() => void navigate(paths.entry(accession))}
        />
      );
    }
    if (error === undefined) return <EntryFormSkeleton />;
    return <ErrorState error={error} operation="fetchEntry" onRetry={refetch} />;
  }
}
