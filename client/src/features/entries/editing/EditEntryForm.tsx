import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { addDraft } from '../../../components/entryForm/entryDrafts';
import { blankValues, valuesOf } from '../../../components/entryForm/entryFormValues';
import { isNotFound } from '../../../components/failureDetails';
import { Notice } from '../../../components/Notice';
import { notifyDone } from '../../../components/notify';
import { onDemand } from '../../../components/OnDemand';
import type { EntryFieldsFragment } from '../../../generated/types';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { paths } from '../../../paths';
import type { EntryLinkState } from '../list/entryLinkState';
import { listOnScreenVariables } from './entriesCache';
import { EntryEditor } from './EntryEditor';
import { useEntryEditor } from './useEntryEditor';
import { useFetchCurrent, useUpdateEntry } from './useSaveEntry';

const DeletedEntryNotice = onDemand(() => import('./DeletedEntryNotice'), 'DeletedEntryNotice');

interface EditEntryFormProps {
  readonly entry: EntryFieldsFragment;
  readonly userId: string;
  /** The latest known version of the entry. */
  readonly latestVersion: number;
  readonly link: EntryLinkState;
}

/** The form of an existing entry. Changes by others do not update it; saving detects them as a conflict. */
export function EditEntryForm({ entry, userId, latestVersion, link }: EditEntryFormProps) {
  const { id, accession } = entry;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [start] = useState(() => baseOf(entry));
  const fetchCurrent = useFetchCurrent(id);
  const leave = () => {
    // Back must not return to the form.
    if (isMounted()) void navigate(paths.entry(accession), { state: link, replace: true });
  };
  const editor = useEntryEditor({
    start,
    place: useMemo(() => ({ userId, form: `edit:${id}` }), [userId, id]),
    entryId: id,
    save: useUpdateEntry(id, listOnScreenVariables(link.list)),
    fetchCurrent: async () => {
      const current = await fetchCurrent();
      return current && baseOf(current);
    },
    onSaved: () => {
      notifyDone('entryUpdated');
      leave();
    },
    onNothingLeft: leave,
  });
  return (
    <EntryEditor
      editor={editor}
      isEdit
      label="Edit entry"
      operation="updateEntry"
      draftOf="this entry"
      saveLabel="Save"
      unchanged="No changes yet"
      news={
        latestVersion > (editor.base().version ?? latestVersion) && <NewerVersion version={latestVersion} />
      }
      nextAction={
        isNotFound(editor.error) && (
          <DeletedEntryNotice entryId={id} accession={accession} onStartAnew={startAnew} />
        )
      }
      onCancel={leave}
    />
  );

  /** The entry was deleted during editing: stores the typed values as a draft of a new entry and opens its form. */
  function startAnew() {
    const place = { userId, form: 'new' };
    const draft = { values: editor.form.getValues(), base: blankValues(), version: null };
    if (addDraft(place, draft)) editor.finish(() => void navigate(paths.newEntry()));
  }
}

function NewerVersion({ version }: { readonly version: number }) {
  return (
    <Notice role="status">
      Another user has saved version {version}. You can continue: when you save, you compare both versions.
    </Notice>
  );
}

function baseOf(entry: EntryFieldsFragment) {
  return { values: valuesOf(entry), version: entry.version };
}
