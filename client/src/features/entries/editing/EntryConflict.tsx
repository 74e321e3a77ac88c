import { type ReactNode, useMemo } from 'react';

import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { type ChosenSide, ConflictView } from '../../../components/merging/ConflictView';
import { differencesOf, merged } from '../../../components/merging/mergeEntries';
import { SavedBy } from '../../../components/merging/SavedBy';
import { useEntryHistoryQuery } from '../../../generated/history';

interface EntryConflictProps {
  /** Three versions: the base when the form was opened, the typed values, and the values that someone else saved. */
  readonly was: EntryFormValues;
  readonly mine: EntryFormValues;
  readonly theirs: EntryFormValues;
  readonly version: number;
  /** The id of the entry, to look up who saved it last; `null` for a new entry. */
  readonly entryId: string | null;
  readonly isBusy: boolean;
  readonly failure: ReactNode;
  readonly onChoice: (values: EntryFormValues) => void;
  readonly onEdit: (values: EntryFormValues) => void;
}

/** Resolves an edit conflict of an entry. */
export function EntryConflict({
  was,
  mine,
  theirs,
  entryId,
  onChoice,
  onEdit,
  ...props
}: EntryConflictProps) {
  const differences = useMemo(() => differencesOf({ was, mine, theirs }), [was, mine, theirs]);
  const result = (chosen: ChosenSide) => merged({ mine, theirs }, differences, chosen);
  return (
    <ConflictView
      {...props}
      what="entry"
      differences={differences}
      lastSaved={entryId !== null && <LastSaved entryId={entryId} version={props.version} />}
      onChoice={(chosen) => onChoice(result(chosen))}
      onEdit={(chosen) => onEdit(result(chosen))}
    />
  );
}

interface LastSavedProps {
  readonly entryId: string;
  /** The version to describe. */
  readonly version: number;
}

/** Shows who saved a version and when, once that is loaded; nothing if the version is not the latest. */
function LastSaved({ entryId, version }: LastSavedProps) {
  const variables = { id: entryId, limit: 1 };
  // Not cached: the history page loads more revisions than this.
  const { data } = useEntryHistoryQuery({ variables, fetchPolicy: 'no-cache' });
  return <SavedBy revisions={data?.entryHistory.revisions} version={version} />;
}
