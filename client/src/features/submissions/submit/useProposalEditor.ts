import { useForm } from '@mantine/form';
import { useCallback, useRef, useState } from 'react';

import type { DraftExtras, DraftKey, EntryDraft } from '../../../components/entryForm/entryDrafts';
import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import type { ExtraField } from '../../../components/entryForm/formSections';
import { useDraftedForm } from '../../../components/entryForm/useDraftedForm';
import type { BaseEntry } from '../../../components/entryForm/useEntryDrafts';
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
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: unknown }>(atRest);
  const [hasTypedExtras, setHasTypedExtras] = useState(false);
  const watching = useRef(new Set<() => void>());
  const onType = useCallback(() => {
    for (const onChange of watching.current) onChange();
  }, []);
  const drafted = useDraftedForm({
    start,
    place,
    entryId,
    duplicatesQuery: LikelyDuplicatesDocument,
    onType,
  });
  const { form, changed, drafts, finish } = drafted;
  const blank = Object.fromEntries(extras.map(({ path }) => [path, '']));
  const extrasForm = useForm<Record<string, string>>({
    mode: 'uncontrolled',
    initialValues: blank,
    onValuesChange: (texts, before) => {
      const now = Object.keys(texts).filter((path) => texts[path] !== before[path]);
      for (const path of now) form.clearFieldError(path);
      drafted.writeExtras(texts);
      setHasTypedExtras(Object.values(texts).some((text) => text.trim() !== ''));
    },
  });

  const watch = useCallback((onChange: () => void) => {
    const watchers = watching.current;
    watchers.add(onChange);
    return () => void watchers.delete(onChange);
  }, []);
  const submit = async () => {
    if (state.isBusy) return;
    const values = form.getValues();
    // The draft is there before the request is sent.
    drafts.write.flush();
    setState({ isBusy: true, error: null });
    try {
      const goOn = await send({ values, base: drafted.base(), extras: extrasForm.getValues() });
      finish(() => {
        drafted.storeLaterChanges(values, place, drafted.base());
        goOn();
      });
    } catch (error) {
      setState(refused(error));
    }
  };
  const refused = (error: unknown) => {
    const isShown = drafted.showProblems(refusedProblems(error, form.getValues(), extras), extras);
    return { isBusy: false, error: isShown ? null : error };
  };
  const restore = (draft: EntryDraft) => {
    drafted.restore(draft);
    extrasForm.setValues({ ...blank, ...draft.extras });
  };
  return {
    ...drafted,
    ...state,
    extrasForm,
    isTyped: changed.length > 0 || hasTypedExtras,
    submit,
    restore,
    /** Subscribes to changes of the typed values; returns a function that unsubscribes. */
    watch,
  };
}

export type ProposalEditorModel = ReturnType<typeof useProposalEditor>;

const atRest = { isBusy: false, error: null };
