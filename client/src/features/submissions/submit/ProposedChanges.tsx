import { useDeferredValue, useSyncExternalStore } from 'react';

import { ChangedFields } from '../../../components/differences/ChangedFields';
import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { formatCount } from '../../../components/format';
import { changesOf } from './changesOf';

interface ProposedChangesProps {
  /** The values of the entry. */
  readonly was: EntryFormValues;
  readonly accession: string;
  readonly watch: (onChange: () => void) => () => void;
  readonly typed: () => EntryFormValues;
}

/** The differences between the typed values and the entry, to check before sending. */
export function ProposedChanges({ was, accession, watch, typed }: ProposedChangesProps) {
  const values = useDeferredValue(useSyncExternalStore(watch, typed));
  const changes = changesOf(was, values);
  if (changes.length === 0)
    return <p data-text="quiet">There are no changes to {accession} yet. Your changes appear here.</p>;
  return (
    <div data-stack="8">
      <p data-text="quiet">
        {formatCount(changes.length, 'field differs', 'fields differ')} from {accession}. The reviewer sees
        these changes.
      </p>
      <ChangedFields changes={changes} />
    </div>
  );
}
