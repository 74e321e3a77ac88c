import { isEntryFieldName } from '@contract/entry-fields';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useCallback, useMemo, useRef, useState } from 'react';

import { changedParts, type EntryFormValues, type EntryPart } from './entryFormValues';

export type MantineEntryForm = UseFormReturnType<EntryFormValues>;

/** The form of an entry, and the parts in which it differs from the saved version. */
interface EntryFormState {
  readonly form: MantineEntryForm;
  readonly changed: readonly EntryPart[];
  /** Shows other values, and from then on compares with another base version. */
  readonly show: (values: EntryFormValues, base: EntryFormValues) => void;
}

interface UseEntryFormOptions {
  /** The saved values, which are the initial values of the form. */
  readonly base: EntryFormValues;
  /** Called whenever a value changes; must be a stable function. */
  readonly onType: (values: EntryFormValues) => void;
}

/** Stores typed text outside of React, so that the form of all fields renders again only when its state changes. */
export function useEntryForm({ base, onType }: UseEntryFormOptions): EntryFormState {
  const compared = useRef(base);
  const [changedText, setChangedText] = useState('');
  const compare = useCallback((values: EntryFormValues) => {
    setChangedText(changedParts(compared.current, values).join());
  }, []);
  const form = useForm<EntryFormValues>({
    mode: 'uncontrolled',
    initialValues: base,
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
