import type { EntryField } from '@contract/entry-fields';
import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import { EntityLabel } from '../EntityLabel';
import field from '../Field.module.css';
import { NameOffer } from '../names/NameOffer';
import { isNamedField, type NamedField } from '../names/useNameOffers';
import classes from './EntryForm.module.css';
import { FieldNotes, type RemarksOn } from './FieldNotes';
import { isShort, wideFields } from './fieldShapes';
import { SuggestedInput } from './SuggestedInput';
import type { Suggest } from './suggestions';
import type { MantineEntryForm } from './useEntryForm';

interface EntryFieldInputProps {
  readonly field: EntryField;
  readonly form: MantineEntryForm;
  readonly isRequired: boolean;
  readonly suggest: Suggest;
  readonly remarksOn: RemarksOn;
}

/** The input of an entry field: one line with suggestions, or a text area for prose. */
export function EntryFieldInput({ field: row, form, isRequired, suggest, remarksOn }: EntryFieldInputProps) {
  const { name, label, entity } = row;
  const [isLine] = useState(() => isShort(name, form.getValues()[name]));
  const shared = {
    ...form.getInputProps(name),
    id: `entry-${name}`,
    label: entity === null ? label : <EntityLabel kind={entity}>{label}</EntityLabel>,
    required: isRequired,
    description: <FieldNotes field={row} form={form} isRequired={isRequired} remarksOn={remarksOn} />,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as const,
    autoComplete: 'off',
  };
  const key = form.key(name);
  if (isLine) {
    const input = (
      <SuggestedInput
        key={key}
        {...shared}
        className={classes.field}
        name={label}
        find={() => suggest(name, form.getValues())}
      />
    );
    if (!isNamedField(name)) return input;
    return (
      <div>
        {input}
        <FieldNameOffer field={name} form={form} />
      </div>
    );
  }
  return (
    <Textarea
      key={key}
      {...shared}
      inputWrapperOrder={[...shared.inputWrapperOrder]}
      autosize
      minRows={2}
      maxRows={14}
      className={wideFields.has(name) ? `${classes.field} ${classes.wide}` : classes.field}
      classNames={{ input: field.input, label: classes.label, description: classes.notes }}
    />
  );
}

const debounceMs = 400;

/** Offers another name once typing pauses; a used one replaces the text, and the focus goes to the field. */
function FieldNameOffer({
  field: name,
  form,
}: Pick<EntryFieldInputProps, 'form'> & { readonly field: NamedField }) {
  const [text] = useDebouncedValue(form.useWatchValue(name), debounceMs);
  const handleUse = (chosen: string) => {
    form.setFieldValue(name, chosen);
    requestAnimationFrame(() => form.getInputNode(name)?.focus());
  };
  return <NameOffer field={name} text={text} onUse={handleUse} />;
}
