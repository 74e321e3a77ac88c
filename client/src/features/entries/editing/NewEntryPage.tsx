import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { BackLink } from '../../../components/BackLink';
import { BackToList } from '../../../components/BackToList';
import { EntryFormSkeleton } from '../../../components/entryForm/EntryFormSkeleton';
import { blankValues, type EntryFormValues, valuesOf } from '../../../components/entryForm/entryFormValues';
import { entryLookup } from '../../../components/entryLookup';
import { ErrorState } from '../../../components/ErrorState';
import { notifyDone } from '../../../components/notify';
import { Lead, PageTitle } from '../../../components/PageTitle';
import { useEntryQuery } from '../../../generated/entries';
import type { EntryFieldsFragment } from '../../../generated/types';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { paths } from '../../../paths';
import { useSession } from '../../../session/useSession';
import { EntryMissing } from '../detail/EntryMissing';
import { type EntryLinkState, readEntryLinkState } from '../list/entryLinkState';
import { listOnScreenVariables } from './entriesCache';
import { EntryEditor } from './EntryEditor';
import { useEntryEditor } from './useEntryEditor';
import { useCreateEntry } from './useSaveEntry';

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
          <BackLink to={paths.entry(copyOf)} state={link}>
            Back to the entry
          </BackLink>
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

interface NewEntryFormProps {
  readonly userId: string;
  /** The query of the list from which the form was opened. */
  readonly list: string;
  /** The entry whose values the form starts with; `null` for a blank form. */
  readonly copied: EntryFieldsFragment | null;
  /** Values that the form starts with because the entry before had them. @default none */
  readonly carried?: Pick<EntryFormValues, 'disease' | 'reference'> | undefined;
  /** Called when an entry is saved and another one is to follow. @default there is no button for it */
  readonly onAnother?: (saved: EntryFieldsFragment) => void;
  readonly onCancel: () => void;
}

const another = { label: 'Save and add another', value: 'another' } as const;

function NewEntryForm({ userId, list, copied, carried, onAnother, onCancel }: NewEntryFormProps) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [start] = useState(() => ({
    values: copied === null ? { ...blankValues(), ...carried } : valuesOf(copied),
    version: null,
  }));
  const form = copied === null ? 'new' : `copy:${copied.accession}`;
  const editor = useEntryEditor({
    start,
    place: useMemo(() => ({ userId, form }), [userId, form]),
    entryId: null,
    save: useCreateEntry(listOnScreenVariables(list)),
    fetchCurrent: () => Promise.resolve(null),
    onSaved: (saved, button) => {
      notifyDone('entryCreated');
      if (button === another.value) return onAnother?.(saved);
      const { id, accession } = saved;
      const state: EntryLinkState = { id, list };
      if (isMounted()) void navigate(paths.entry(accession), { state, replace: true });
    },
    onNothingLeft: onCancel,
  });
  return (
    <EntryEditor
      editor={editor}
      label="New entry"
      operation="createEntry"
      draftOf={copied === null ? 'a new entry' : `a copy of ${copied.accession}`}
      saveLabel="Create entry"
      unchanged={
        copied === null
          ? carried === undefined
            ? 'The form is empty'
            : 'Nothing is added to the disease and references of the last entry'
          : `The copy is the same as ${copied.accession}; change a field first`
      }
      {...(onAnother && { also: another })}
      onCancel={onCancel}
    />
  );
}
