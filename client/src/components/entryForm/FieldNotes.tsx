import type { EntryField } from '@contract/entry-fields';
import { useDebouncedValue } from '@mantine/hooks';

import { formatNumber } from '../format';
import classes from './EntryForm.module.css';
import { describeField } from './fieldShapes';
import type { MantineEntryForm } from './useEntryForm';

/** Finds remarks on what a field says; they never keep anybody from saving. */
export type RemarksOn = (field: EntryField['name'], text: string) => readonly string[];

interface FieldNotesProps {
  readonly field: EntryField;
  readonly form: MantineEntryForm;
  readonly isRequired: boolean;
  readonly remarksOn: RemarksOn;
}

const restsAfterMs = 500;
/** From which share of the longest text on its length is counted. */
const nearLimit = 0.9;

/** Under a field: what belongs there, remarks on what was typed, and how long it is when that begins to matter. */
export function FieldNotes({ field, form, isRequired, remarksOn }: FieldNotesProps) {
  const text = form.useWatchValue(field.name);
  const [rested] = useDebouncedValue(text, restsAfterMs);
  const remarks = remarksOn(field.name, rested);
  const length = text.trim().length;
  return (
    <>
      {describeField(field, isRequired)}
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
