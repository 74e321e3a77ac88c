import type { EntryField } from '@contract/entry-fields';
import { useDebouncedValue } from '@mantine/hooks';

import { formatNumber } from '../format';
import classes from './EntryForm.module.css';
import { describeField } from './fieldShapes';
import { identifierRemarks } from './identifierChecks';
import type { MantineEntryForm } from './useEntryForm';

interface FieldNotesProps {
  readonly field: EntryField;
  readonly form: MantineEntryForm;
  readonly isRequired: boolean;
}

const debounceMs = 500;
/** The share of the maximum length from which the length is displayed. */
const nearLimit = 0.9;

/** The notes under a field: a hint while it has the focus, remarks on the value, and the length near the limit. */
export function FieldNotes({ field, form, isRequired }: FieldNotesProps) {
  const text = form.useWatchValue(field.name);
  const [rested] = useDebouncedValue(text, debounceMs);
  const remarks = identifierRemarks(field.name, rested);
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
