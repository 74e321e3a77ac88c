import type { EntryField } from '@contract/entry-fields';
import { useDebouncedValue } from '@mantine/hooks';

import { formatNumber } from '../format';
import classes from './EntryForm.module.css';
import { describeField } from './fieldShapes';
import type { MantineEntryForm } from './useEntryForm';

/** Returns remarks on the value of a field; they never prevent saving. */
export type RemarksOn = (field: EntryField['name'], text: string) => readonly string[];

interface FieldNotesProps {
  readonly field: EntryField;
  readonly form: MantineEntryForm;
  readonly isRequired: boolean;
  readonly remarksOn: RemarksOn;
}

const debounceMs = 500;
/** The share of the maximum length from which the length is displayed. */
const nearLimit = 0.9;

/** The notes under a field: a hint while it has the focus, remarks on the value, and the length near the limit. */
export function FieldNotes({ field, form, isRequired, remarksOn }: FieldNotesProps) {
  const text = form.useWatchValue(field.name);
  const [rested] = useDebouncedValue(text, debounceMs);
  const remarks = remarksOn(field.name, rested);
  const length = text.trim().length;
  return (
    <>
      <span className={classes.hint}>{describeField(field, isRequired)}</span>
      <span aria-live="polite">
        {remarks.map((remark) => (
          <span key={remark} className={classes.remark}>
            {remark}
          </span>
        ))}
        {length > field.maxLength * nearLimit && (
          <span className={classes.count} data-over={length > field.maxLength || undefined}>
            {formatNumber(length)} of {formatNumber(field.maxLength)} characters
          </span>
        )}
      </span>
    </>
  );
}
