import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { blankValues, type EntryFormValues, valuesOf } from '../../../components/entryForm/entryFormValues';
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
  /** Values that the form starts with because the entry before had them. @default none */
  readonly carried?: Pick<EntryFormValues, 'disease' | 'reference'> | undefined;
  /** Called when an entry is saved and another one is to follow. @default there is no button for it */
  readonly onAnother?: (saved: EntryFieldsFragment) => void;
  readonly onCancel: () => void;
}

const another = { label: 'Save and add another', value: 'another' } as const;

export function NewEntryForm({ userId, list, copied, carried, onAnother, onCancel }: NewEntryFormProps) {
  const navigate = useNavigate();
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
      void navigate(paths.entry(accession), { state, replace: true });
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
