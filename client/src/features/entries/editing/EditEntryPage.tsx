import { skipToken } from '@apollo/client/react';
import { entryTitle } from '@contract/entry-title';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { Accession } from '../../../components/Accession';
import { BackLink } from '../../../components/BackLink';
import { EntryFormSkeleton } from '../../../components/entryForm/EntryFormSkeleton';
import { entryLookup } from '../../../components/entryLookup';
import { ErrorState } from '../../../components/ErrorState';
import { Lead, PageTitle } from '../../../components/PageTitle';
import { EntryDocument, useEntryQuery } from '../../../generated/entries';
import type { EntryFieldsFragment } from '../../../generated/types';
import { useRefetchOnFocus } from '../../../hooks/useRefetchOnFocus';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { EntryMissing } from '../detail/EntryMissing';
import { readEntryLinkState } from '../list/entryLinkState';
import { EditEntryForm } from './EditEntryForm';

/** Edits the entry that the URL names by id or accession. */
export function EditEntryPage() {
  const { id: idOrAccession = '' } = useParams();
  return <EditedEntry key={idOrAccession} idOrAccession={idOrAccession} />;
}

function EditedEntry({ idOrAccession }: { readonly idOrAccession: string }) {
  const [opened, setOpened] = useState<EntryFieldsFragment | null>(null);
  const link = readEntryLinkState(useLocation().state);
  const { user } = useSession();
  useRefetchOnFocus(EntryDocument);
  const lookup = entryLookup(idOrAccession);
  const { data, error, loading, refetch } = useEntryQuery(
    lookup === null
      ? skipToken
      : // The form needs the current version, not an older one that a list put into the cache.
        { variables: lookup, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  // Later changes of the entry do not update the open form; saving detects them as a conflict.
  if (opened === null && data?.entry) setOpened(data.entry);
  if (lookup === null || (opened === null && data?.entry === null))
    return <EntryMissing asked={idOrAccession} mayBeDeleted={lookup !== null} />;
  return (
    <div data-stack="20">
      <div>
        <BackLink to={paths.entry(opened?.accession ?? idOrAccession)} state={link}>
          Back to the entry
        </BackLink>
      </div>
      {opened ? heading(opened) : <PageTitle title="Edit entry" />}
      {content()}
    </div>
  );

  function heading(entry: EntryFieldsFragment) {
    return (
      <>
        <PageTitle title={`Edit ${entryTitle(entry)}`} />
        <Lead>
          <Accession accession={entry.accession} />, version {entry.version}. The history stores every change,
          and you can restore earlier versions there.
        </Lead>
      </>
    );
  }

  function content() {
    if (opened && user)
      return (
        <EditEntryForm
          key={user.id}
          entry={opened}
          userId={user.id}
          latestVersion={data?.entry?.version ?? opened.version}
          link={link}
        />
      );
    if (error === undefined || loading) return <EntryFormSkeleton />;
    return <ErrorState error={error} operation="fetchEntry" onRetry={refetch} />;
  }
}
