import { useState } from 'react';

import type { DraftKey } from '../../../components/entryForm/entryDrafts';
import {
  changedParts,
  type EntryFormValues,
  filledParts,
  valuesOf,
} from '../../../components/entryForm/entryFormValues';
import { serverProblems } from '../../../components/entryForm/entryProblems';
import { useDraftedForm } from '../../../components/entryForm/useDraftedForm';
import type { BaseEntry } from '../../../components/entryForm/useEntryDrafts';
import { isConflict } from '../../../components/failureDetails';
import { LikelyDuplicatesDocument } from '../../../generated/editing';
import type { EntryFieldsFragment } from '../../../generated/types';
import type { SaveEntry } from './useSaveEntry';

interface EntryEditorOptions {
  /** The initial base version of the form: its values and the version of the entry. */
  readonly start: BaseEntry;
  readonly place: DraftKey;
  /** The id of the edited entry, which is excluded from the likely duplicates; `null` for a new entry. */
  readonly entryId: string | null;
  readonly save: SaveEntry;
  /** Fetches the current entry after a conflict; resolves to `null` if it is deleted. */
  readonly fetchCurrent: () => Promise<BaseEntry | null>;
  /** Called with the saved entry, and with the value of the button that was pressed; blank for the usual one. */
  readonly onSaved: (entry: EntryFieldsFragment, button: string) => void;
  /** Called when the resolved version equals the current entry, so that nothing is left to save. */
  readonly onNothingLeft: () => void;
}

/**
 * The state of an entry form: tracks the typed values, stores drafts, saves, and merges two versions after a conflict.
 */
export function useEntryEditor({ start, place, entryId, ...does }: EntryEditorOptions) {
  const [state, setState] = useState<EditorState>(atRest);
  const drafted = useDraftedForm({ start, place, entryId, duplicatesQuery: LikelyDuplicatesDocument });
  const { form, drafts, finish } = drafted;

  const save = async (button = '') => {
    if (state.isBusy) return;
    const values = form.getValues();
    const { version, values: before } = drafted.base();
    const parts = version === null ? filledParts(values) : changedParts(before, values);
    if (parts.length === 0) return;
    // The draft is there before the request is sent.
    drafts.write.flush();
    setState({ ...state, isBusy: true, error: null });
    try {
      const entry = await does.save({ values, parts, version });
      finish(() => does.onSaved(entry, button));
      // For the next edit of the entry.
      const editing = { userId: place.userId, form: `edit:${entry.id}` };
      drafted.storeLaterChanges(values, editing, { values: valuesOf(entry), version: entry.version });
    } catch (error) {
      setState(await afterFailure(error, values));
    }
  };
  const afterFailure = async (error: unknown, values: EntryFormValues): Promise<EditorState> => {
    if (!isConflict(error)) return refused(error);
    try {
      const theirs = await does.fetchCurrent();
      // As after an earlier attempt that was stored, but whose answer did not arrive.
      if (theirs !== null && changedParts(theirs.values, values).length === 0) finish(does.onNothingLeft);
      return { isBusy: false, error: theirs === null ? error : null, theirs };
    } catch (failure) {
      return refused(failure);
    }
  };
  const refused = (error: unknown): EditorState => {
    const isShown = drafted.showProblems(serverProblems(error, form.getValues()));
    return { isBusy: false, error: isShown ? null : error, theirs: null };
  };
  /** Takes the other version as the base and the resolved values as the typed ones. */
  const takeOver = (values: EntryFormValues, theirs: BaseEntry) => {
    drafted.showWith(values, theirs);
    setState(atRest);
  };
  const resolve = async (values: EntryFormValues, theirs: BaseEntry) => {
    takeOver(values, theirs);
    if (changedParts(theirs.values, values).length === 0) finish(does.onNothingLeft);
    else await save();
  };
  return { ...drafted, ...state, entryId, save, resolve, takeOver };
}

export type EntryEditorModel = ReturnType<typeof useEntryEditor>;

interface EditorState {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The conflicting version saved by someone else, while it is unresolved; otherwise `null`. */
  readonly theirs: BaseEntry | null;
}

const atRest: EditorState = { isBusy: false, error: null, theirs: null };
