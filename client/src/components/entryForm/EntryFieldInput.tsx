import type { EntryField } from '@contract/entry-fields';
import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import { EntityLabel } from '../EntityLabel';
import { formatNumber } from '../format';
import classes from './EntryForm.module.css';
import { describeField, isShort, wideFields } from './fieldShapes';
import { identifierRemarks } from './identifierChecks';
import { SuggestedInput } from './SuggestedInput';
import type { MantineEntryForm } from './useDraftedForm';
import type { Suggest } from './useSuggest';

interface EntryFieldInputProps {
  readonly field: EntryField;
  readonly form: MantineEntryForm;
  readonly isRequired: boolean;
  readonly suggest: Suggest;
}

/** The input of an entry field: one line with suggestions, or a text area for prose. */
export function EntryFieldInput({ field: row, form, isRequired, suggest }: EntryFieldInputProps) {
  const { name, label, entity } = row;
  const [isLine] = useState(() => isShort(name, form.getValues()[name]));
  const shared = {
    ...form.getInputProps(name),
    id: `entry-${name}`,
    label: entity === null ? label : <EntityLabel kind={entity}>{label}</EntityLabel>,
    required: isRequired,
    description: <FieldNotes field={row} form={form} isRequired={isRequired} />,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as const,
    autoComplete: 'off',
  };
  const key = form.key(name);
  if (isLine) {
    return <SuggestedInput key={key} {...shared} name={label} find={() => suggest(name, form.getValues())} />;
  }
  return (
    <Textarea
      key={key}
      {...shared}
      inputWrapperOrder={[...shared.inputWrapperOrder]}
      autosize
      minRows={2}
      maxRows={14}
      style={wideFields.has(name) ? { gridColumn: '1 / -1' } : undefined}
      classNames={{ label: classes.label, description: classes.notes }}
    />
  );
}

interface FieldNotesProps {
  readonly field: EntryField;
  readonly form: MantineEntryForm;
  readonly isRequired: boolean;
}

const debounceMs = 500;
/** The share of the maximum length from which the length is displayed. */
const nearLimit = 0.9;

/** The notes under a field: a hint while it has the focus, remarks on the value, and the length near the limit. */
function FieldNotes({ field, form, isRequired }: FieldNotesProps) {
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
