import { isEntryFieldName } from '@contract/entry-fields';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useMemo, useRef, useState } from 'react';

import { changedParts, type EntryFormValues, type EntryPart } from './entryFormValues';

/** Mantine's form of an entry. */
export type MantineEntryForm = UseFormReturnType<EntryFormValues>;

/** A form of an entry, and in what it differs from what is kept. */
interface EntryFormState {
  readonly form: MantineEntryForm;
  readonly changed: readonly EntryPart[];
  /** Shows other values, and compares with others from now on. */
  readonly show: (values: EntryFormValues, kept: EntryFormValues) => void;
}

interface UseEntryFormOptions {
  /** What is kept, which the form shows first. */
  readonly kept: EntryFormValues;
  /** Is told whenever something was typed; has to stay the same function. */
  readonly onType: (values: EntryFormValues) => void;
}

/** Holds what is typed outside of React, so that a form of all fields is drawn again only when its state is another. */
export function useEntryForm({ kept, onType }: UseEntryFormOptions): EntryFormState {
  const compared = useRef(kept);
  const [changedText, setChangedText] = useState('');
  const compare = useCallback((values: EntryFormValues) => {
    setChangedText(changedParts(compared.current, values).join());
  }, []);
  const form = useForm<EntryFormValues>({
    mode: 'uncontrolled',
    initialValues: kept,
    onValuesChange: useCallback(
      (values: EntryFormValues) => {
        compare(values);
        onType(values);
      },
      [compare, onType],
    ),
  });
  const { setValues } = form;
  const show = useCallback(
    (values: EntryFormValues, other: EntryFormValues) => {
      compared.current = other;
      setValues(values);
    },
    [setValues],
  );
  const changed = useMemo(() => changedText.split(',').filter(isPart), [changedText]);
  return { form, changed, show };
}

function isPart(text: string): text is EntryPart {
  return text === 'additional' || isEntryFieldName(text);
}
