import { useForm } from '@mantine/form';
import { useCallback, useRef, useState } from 'react';

import {
  addDraft,
  type DraftExtras,
  type DraftKey,
  type EntryDraft,
} from '../../../components/entryForm/entryDrafts';
import { changedParts, type EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { listProblems } from '../../../components/entryForm/entryProblems';
import type { ExtraField } from '../../../components/entryForm/formSections';
import { type BaseEntry, useEntryDrafts } from '../../../components/entryForm/useEntryDrafts';
import { useEntryForm } from '../../../components/entryForm/useEntryForm';
import { useLikelyDuplicates } from '../../../components/entryForm/useLikelyDuplicates';
import { LikelyDuplicatesDocument } from '../../../generated/editing';
import { refusedProblems } from './proposalProblems';

/** The contents of the form to send. */
export interface Proposal {
  readonly values: EntryFormValues;
  /** The base version that the form is compared with; its version number is `null` for a new entry. */
  readonly base: BaseEntry;
  /** The values of the fields outside the entry, by name. */
  readonly extras: DraftExtras;
}

interface ProposalEditorOptions {
  readonly start: BaseEntry;
  readonly place: DraftKey;
  /** The id of the corrected entry, which is excluded from the likely duplicates; `null` for a new entry. */
  readonly entryId: string | null;
  /** The fields outside the entry. */
  readonly extras: readonly ExtraField[];
  /** Sends the proposal; resolves to a function that leaves the form, and rejects with the server's error. */
  readonly send: (proposal: Proposal) => Promise<() => void>;
}

/** The state of a proposal form: tracks the typed values, stores drafts, finds likely duplicates, and sends. */
export function useProposalEditor({ start, place, entryId, extras, send }: ProposalEditorOptions) {
  const base = useRef(start);
  const isDone = useRef(false);
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: unknown }>(atRest);
  const [hasTypedExtras, setHasTypedExtras] = useState(false);
  const drafts = useEntryDrafts(place, start.values);
  const { duplicates, look } = useLikelyDuplicates(LikelyDuplicatesDocument, start.values, entryId);
  const typed = useRef<Pick<Proposal, 'values' | 'extras'>>({ values: start.values, extras: {} });
  const { write } = drafts;
  const watching = useRef(new Set<() => void>());
  const onType = useCallback(
    (values: EntryFormValues) => {
      typed.current = { ...typed.current, values };
      for (const tell of watching.current) tell();
      write(values, base.current, typed.current.extras);
      look(values);
    },
    [write, look],
  );
  const { form, changed, show } = useEntryForm({ base: start.values, onType });
  const blank = Object.fromEntries(extras.map(({ path }) => [path, '']));
  const extrasForm = useForm<Record<string, string>>({
    mode: 'uncontrolled',
    initialValues: blank,
    onValuesChange: (texts, before) => {
      const now = Object.keys(texts).filter((path) => texts[path] !== before[path]);
      for (const path of now) form.clearFieldError(path);
      typed.current = { ...typed.current, extras: texts };
      write(typed.current.values, base.current, texts);
      setHasTypedExtras(Object.values(texts).some((text) => text.trim() !== ''));
    },
  });

  const watch = useCallback((tell: () => void) => {
    const watchers = watching.current;
    watchers.add(tell);
    return () => void watchers.delete(tell);
  }, []);
  const submit = async () => {
    if (state.isBusy) return;
    const values = form.getValues();
    // The draft is there before the request is sent.
    write.flush();
    setState({ isBusy: true, error: null });
    try {
      const goOn = await send({ values, base: base.current, extras: extrasForm.getValues() });
      isDone.current = true;
      drafts.forget();
      storeLaterChanges(values);
      goOn();
    } catch (error) {
      setState(refused(error));
    }
  };
  /** Stores as a draft what was typed while the request was running, because it was not sent. */
  const storeLaterChanges = (sent: EntryFormValues) => {
    const values = form.getValues();
    if (changedParts(sent, values).length === 0) return;
    addDraft(place, { values, base: base.current.values, version: base.current.version });
  };
  const refused = (error: unknown) => {
    const problems = refusedProblems(error, form.getValues(), extras);
    form.setErrors(problems);
    const [first] = listProblems(problems, form.getValues(), extras);
    if (first) requestAnimationFrame(() => form.getInputNode(first.path)?.focus());
    return { isBusy: false, error: first ? null : error };
  };
  const restore = (draft: EntryDraft) => {
    drafts.decide(draft);
    base.current = { values: draft.base, version: draft.version };
    extrasForm.setValues({ ...blank, ...draft.extras });
    show(draft.values, draft.base);
  };
  return {
    form,
    extrasForm,
    changed,
    isTyped: changed.length > 0 || hasTypedExtras,
    ...state,
    duplicates,
    drafts,
    isDone,
    submit,
    restore,
    /** Subscribes to changes of the typed values; returns a function that unsubscribes. */
    watch,
    /** Returns the typed values. */
    typed: useCallback(() => typed.current.values, []),
    /** Returns the base version that the form is compared with. */
    base: () => base.current,
  };
}

export type ProposalEditorModel = ReturnType<typeof useProposalEditor>;

const atRest = { isBusy: false, error: null };
