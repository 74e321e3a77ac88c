import type { EntryField } from '@contract/entry-fields';
import { Textarea } from '@mantine/core';
import { useState } from 'react';

import { EntityLabel } from '../EntityLabel';
import classes from './EntryForm.module.css';
import { FieldNotes } from './FieldNotes';
import { isShort, wideFields } from './fieldShapes';
import { SuggestedInput } from './SuggestedInput';
import type { MantineEntryForm } from './useEntryForm';
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
      className={wideFields.has(name) ? classes.wide : undefined}
      classNames={{ label: classes.label, description: classes.notes }}
    />
  );
}
