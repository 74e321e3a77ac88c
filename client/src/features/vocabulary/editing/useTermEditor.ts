import { useForm, type UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';

import { inputProblemsOf, isConflict } from '../../../components/failureDetails';
import { createUnsentForms } from '../../../hooks/unsentForms';
import { useIsMounted } from '../../../hooks/useIsMounted';
import {
  baseOf,
  changedParts,
  type EditedTerm,
  type TermBase,
  type TermValues,
  withoutBlankRows,
} from './termForm';
import type { TermChange } from './useSaveTerm';

export type MantineTermForm = UseFormReturnType<TermValues>;

interface EditorState {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The version that someone else saved meanwhile, while it is unresolved; otherwise `null`. */
  readonly theirs: TermBase | null;
}

const atRest: EditorState = { isBusy: false, error: null, theirs: null };

/** What the form holds. */
interface Unsent {
  readonly base: TermBase;
  readonly values: TermValues;
  readonly reason: string;
}

const unsent = createUnsentForms<Unsent>();

/** Where the form of a term begins, and what it does. */
interface EditorOptions {
  /** The id of the term; `new` for a new one. */
  readonly id: string;
  readonly initial: TermBase;
  /** Saves what was typed. Rejects with the failure. */
  readonly onSave: (change: TermChange) => Promise<void>;
  /** Fetches the current version after a conflict; a new term has none. */
  readonly fetchTerm: (() => Promise<EditedTerm>) | null;
  /** Leaves the form when everything is saved. */
  readonly onDone: () => void;
}

/** The state of the form of a term: what is typed, saving, and two versions to merge after a conflict. */
export function useTermEditor({ id, initial, onSave, fetchTerm, onDone }: EditorOptions) {
  const [start] = useState(
    () => unsent.contentOf(id) ?? { base: initial, values: initial.values, reason: '' },
  );
  const [base, setBase] = useState(start.base);
  const [reason, setReason] = useState(start.reason);
  const [state, setState] = useState(atRest);
  const isDone = useRef(false);
  const isMounted = useIsMounted();
  const form = useForm<TermValues>({ initialValues: start.values });
  unsent.useUnsent(id, { base, values: form.values, reason });

  const finish = () => {
    isDone.current = true;
    if (isMounted()) onDone();
  };
  const save = async (typed: TermValues, { values: before, version }: TermBase) => {
    if (state.isBusy) return;
    // Problems name rows by their place, so that blank rows must be gone.
    const values = withoutBlankRows(typed);
    form.setValues(values);
    form.clearErrors();
    setState({ ...atRest, isBusy: true });
    try {
      await onSave({ values, parts: changedParts(before, values), version, reason });
      finish();
    } catch (error) {
      setState(await afterFailure(error, version));
    }
  };
  const afterFailure = async (error: unknown, version: number): Promise<EditorState> => {
    const problems = inputProblemsOf(error);
    form.setErrors(problems);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      focusOn(first);
      // The problems stand at their fields; once they are gone, so is what is said of them.
      return atRest;
    }
    if (!isConflict(error) || fetchTerm === null) return { ...atRest, error };
    try {
      const theirs = baseOf(await fetchTerm());
      return theirs.version === version ? { ...atRest, error } : { ...atRest, theirs };
    } catch (failure) {
      return { ...atRest, error: failure };
    }
  };
  const focusOn = (path: string) => requestAnimationFrame(() => form.getInputNode(path)?.focus());
  /** Takes the other version as the base and the resolved values as the typed ones. */
  const takeOver = (values: TermValues, theirs: TermBase) => {
    setBase(theirs);
    form.setValues(values);
    setState(atRest);
  };
  const resolve = async (values: TermValues, theirs: TermBase) => {
    takeOver(values, theirs);
    if (changedParts(theirs.values, values).length === 0) finish();
    else await save(values, theirs);
  };
  return {
    form,
    base,
    changed: changedParts(base.values, form.values),
    reason,
    setReason,
    ...state,
    isDone,
    save: () => save(form.values, base),
    resolve,
    takeOver,
    focusOn,
  };
}
