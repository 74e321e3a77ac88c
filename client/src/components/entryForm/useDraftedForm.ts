import { isEntryFieldName } from '@contract/entry-fields';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useMemo, useRef, useState } from 'react';

import { addDraft, type DraftExtras, type DraftKey, type EntryDraft } from './entryDrafts';
import { changedParts, type EntryFormValues, type EntryPart } from './entryFormValues';
import { type EntryProblems, listProblems } from './entryProblems';
import type { ExtraField } from './formSections';
import { type BaseEntry, useEntryDrafts } from './useEntryDrafts';
import { type DuplicatesDocument, useLikelyDuplicates } from './useLikelyDuplicates';

export type MantineEntryForm = UseFormReturnType<EntryFormValues>;

interface DraftedFormOptions {
  /** The initial base version of the form: its values and the version of the entry. */
  readonly start: BaseEntry;
  readonly place: DraftKey;
  /** The id of the edited entry, which is excluded from the likely duplicates; `null` for a new entry. */
  readonly entryId: string | null;
  readonly duplicatesQuery: DuplicatesDocument;
  /** Called whenever a value of the entry changes; must be a stable function. @default nothing */
  readonly onType?: () => void;
}

/**
 * The form of an entry, which stores what is typed as a draft and finds likely duplicates of it. Keeps typed text
 * outside of React, so that the form of all fields renders again only when its state changes.
 */
export function useDraftedForm({ start, place, entryId, duplicatesQuery, onType }: DraftedFormOptions) {
  const base = useRef(start);
  const extras = useRef<DraftExtras>({});
  const isDone = useRef(false);
  const drafts = useEntryDrafts(place, start.values);
  const { duplicates, check } = useLikelyDuplicates(duplicatesQuery, start.values, entryId);
  const { write } = drafts;
  const [changedText, setChangedText] = useState('');
  const form = useForm<EntryFormValues>({
    mode: 'uncontrolled',
    initialValues: start.values,
    onValuesChange: useCallback(
      (values: EntryFormValues) => {
        setChangedText(changedParts(base.current.values, values).join());
        onType?.();
        write(values, base.current, extras.current);
        check(values);
      },
      [onType, write, check],
    ),
  });

  /** Takes texts that are not part of the entry into the draft. */
  const writeExtras = (texts: DraftExtras) => {
    extras.current = texts;
    write(form.getValues(), base.current, texts);
  };
  /** Shows values, and from then on compares with another base version. */
  const showWith = (values: EntryFormValues, other: BaseEntry) => {
    base.current = other;
    form.setValues(values);
  };
  const restore = (draft: EntryDraft) => {
    drafts.offerTyped(form.getValues(), base.current, extras.current);
    drafts.decide(draft);
    showWith(draft.values, { values: draft.base, version: draft.version });
  };
  /** Marks the problems in the form and focuses the first; returns whether there are any. */
  const showProblems = (problems: EntryProblems, extraFields: readonly ExtraField[] = []): boolean => {
    form.setErrors(problems);
    const [first] = listProblems(problems, form.getValues(), extraFields);
    if (first) requestAnimationFrame(() => form.getInputNode(first.path)?.focus());
    return first !== undefined;
  };
  /** Deletes the draft of what is saved, and then leaves the form, which no longer asks for confirmation. */
  const finish = (leave: () => void) => {
    isDone.current = true;
    drafts.forget();
    leave();
  };
  /** Stores as a draft what was typed after `sent` was sent, because the request did not contain it. */
  const storeLaterChanges = (sent: EntryFormValues, to: DraftKey, { values: saved, version }: BaseEntry) => {
    const values = form.getValues();
    if (changedParts(sent, values).length > 0) addDraft(to, { values, base: saved, version });
  };
  return {
    form,
    /** The parts in which the form differs from the base version. */
    changed: useMemo(() => changedText.split(',').filter(isPart), [changedText]),
    duplicates,
    drafts,
    isDone,
    writeExtras,
    showWith,
    restore,
    showProblems,
    finish,
    storeLaterChanges,
    /** Returns the base version that the form is compared with. */
    base: () => base.current,
  };
}

function isPart(text: string): text is EntryPart {
  return text === 'additional' || isEntryFieldName(text);
}

export type DraftedForm = ReturnType<typeof useDraftedForm>;
