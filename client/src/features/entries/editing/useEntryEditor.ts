import { useCallback, useRef, useState } from 'react';

import { addDraft, type DraftKey, type EntryDraft } from '../../../components/entryForm/entryDrafts';
import {
  changedParts,
  type EntryFormValues,
  filledParts,
  valuesOf,
} from '../../../components/entryForm/entryFormValues';
import { listProblems, serverProblems } from '../../../components/entryForm/entryProblems';
import { type BaseEntry, useEntryDrafts } from '../../../components/entryForm/useEntryDrafts';
import { useEntryForm } from '../../../components/entryForm/useEntryForm';
import { useLikelyDuplicates } from '../../../components/entryForm/useLikelyDuplicates';
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
  const base = useRef(start);
  const isDone = useRef(false);
  const [state, setState] = useState<EditorState>(atRest);
  const drafts = useEntryDrafts(place, start.values);
  const { duplicates, look } = useLikelyDuplicates(LikelyDuplicatesDocument, start.values, entryId);
  const { write } = drafts;
  const onType = useCallback(
    (values: EntryFormValues) => {
      write(values, base.current);
      look(values);
    },
    [write, look],
  );
  const { form, changed, show } = useEntryForm({ base: start.values, onType });

  const finish = (leave: () => void) => {
    isDone.current = true;
    drafts.forget();
    leave();
  };
  const save = async (button = '') => {
    if (state.isBusy) return;
    const values = form.getValues();
    const { version, values: before } = base.current;
    const parts = version === null ? filledParts(values) : changedParts(before, values);
    if (parts.length === 0) return;
    // The draft is there before the request is sent.
    write.flush();
    setState({ ...state, isBusy: true, error: null });
    try {
      const entry = await does.save({ values, parts, version });
      finish(() => does.onSaved(entry, button));
      storeLaterChanges(values, entry);
    } catch (error) {
      setState(await afterFailure(error));
    }
  };
  /** Stores as a draft what was typed while the request was running, for the next edit of the entry. */
  const storeLaterChanges = (sent: EntryFormValues, entry: EntryFieldsFragment) => {
    const [values, base] = [form.getValues(), valuesOf(entry)];
    if (changedParts(sent, values).length === 0) return;
    const editing = { userId: place.userId, form: `edit:${entry.id}` };
    addDraft(editing, { values, base, version: entry.version });
  };
  const afterFailure = async (error: unknown): Promise<EditorState> => {
    if (!isConflict(error)) return refused(error);
    try {
      const theirs = await does.fetchCurrent();
      return { isBusy: false, error: theirs === null ? error : null, theirs };
    } catch (failure) {
      return refused(failure);
    }
  };
  const refused = (error: unknown): EditorState => {
    const problems = serverProblems(error, form.getValues());
    form.setErrors(problems);
    const [first] = listProblems(problems, form.getValues());
    if (first) requestAnimationFrame(() => form.getInputNode(first.path)?.focus());
    return { isBusy: false, error: first ? null : error, theirs: null };
  };
  /** Takes the other version as the base and the resolved values as the typed ones. */
  const takeOver = (values: EntryFormValues, theirs: BaseEntry) => {
    base.current = theirs;
    show(values, theirs.values);
    setState(atRest);
  };
  const resolve = async (values: EntryFormValues, theirs: BaseEntry) => {
    takeOver(values, theirs);
    if (changedParts(theirs.values, values).length === 0) finish(does.onNothingLeft);
    else await save();
  };
  const restore = (draft: EntryDraft) => {
    drafts.decide(draft);
    base.current = { values: draft.base, version: draft.version };
    show(draft.values, draft.base);
  };
  return {
    entryId,
    form,
    changed,
    ...state,
    duplicates,
    drafts,
    isDone,
    save,
    resolve,
    takeOver,
    restore,
    finish,
    /** Returns the base version that the form is compared with. */
    base: () => base.current,
  };
}

export type EntryEditorModel = ReturnType<typeof useEntryEditor>;

interface EditorState {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The conflicting version saved by someone else, while it is unresolved; otherwise `null`. */
  readonly theirs: BaseEntry | null;
}

const atRest: EditorState = { isBusy: false, error: null, theirs: null };
