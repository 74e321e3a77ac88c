import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { blankValues, valuesOf } from '../../../components/entryForm/entryFormValues';
import { notifyDone } from '../../../components/notify';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import type { EntryLinkState } from '../list/entryLinkState';
import { listOnScreenVariables } from './entriesCache';
import { EntryEditor } from './EntryEditor';
import { useEntryEditor } from './useEntryEditor';
import { useCreateEntry } from './useSaveEntry';

interface NewEntryFormProps {
  readonly userId: string;
  /** The query of the list from which the form was opened. */
  readonly list: string;
  /** The entry whose values the form starts with; `null` for a blank form. */
  readonly copied: EntryFieldsFragment | null;
  readonly onCancel: () => void;
}

/** The form of a new entry. */
export function NewEntryForm({ userId, list, copied, onCancel }: NewEntryFormProps) {
  const navigate = useNavigate();
  const [start] = useState(() => ({
    values: copied === null ? blankValues() : valuesOf(copied),
    version: null,
  }));
  const form = copied === null ? 'new' : `copy:${copied.accession}`;
  const editor = useEntryEditor({
    start,
    place: useMemo(() => ({ userId, form }), [userId, form]),
    entryId: null,
    save: useCreateEntry(listOnScreenVariables(list)),
    fetchCurrent: () => Promise.resolve(null),
    onSaved: ({ id, accession }) => {
      notifyDone('entryCreated');
      const carried: EntryLinkState = { id, list };
      void navigate(paths.entry(accession), { state: carried });
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
          ? 'The form is empty'
          : `The copy is the same as ${copied.accession}; change a field first`
      }
      onCancel={onCancel}
    />
  );
}
