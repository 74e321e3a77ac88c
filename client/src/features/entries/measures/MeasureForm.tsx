import { entryField, measuredFields } from '@contract/entry-fields';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';

import { FormFailure } from '../../../components/FormFailure';
import { problemsOf } from '../../../components/formProblems';
import { measureLabels } from '../../../components/measures/measureTexts';
import type {
  EntryFieldsFragment,
  MeasuredField,
  MeasureFieldsFragment,
  MeasureInput,
} from '../../../generated/types';
import { createUnsentForms } from '../../../hooks/unsentForms';
import { useFormFocus } from '../../../hooks/useFormFocus';
import classes from './measures.module.css';
import { useReviewMeasure } from './useReviewMeasure';

/** What can be typed: a share is never a percentage, so that 95 is not taken for 0.95. */
const share = { pattern: /^(?:0|1|1\.0+|0?\.\d+)$/, title: 'A number from 0 to 1: write 95% as 0.95' };
const whole = { pattern: /^\d+$/, title: 'A whole number' };
const numbers = [
  ['value', 'Value, 0 to 1', share],
  ['low', 'Lower end, 0 to 1', share],
  ['high', 'Upper end, 0 to 1', share],
  ['positives', 'Positives', whole],
  ['total', 'Total', whole],
] as const;
const words = [
  ['assay', 'Assay'],
  ['specimen', 'Specimen'],
  ['cutoff', 'Cut-off'],
  ['population', 'People tested'],
  ['comparator', 'Compared with'],
  ['outcome', 'Predicts, if not the disease'],
  ['note', 'Note (optional)'],
] as const;
const measureKinds = ['sensitivity', 'specificity', 'ppv', 'npv', 'prevalence'] as const;
const bounds = [
  { value: '', label: 'As it is' },
  { value: 'at_least', label: 'At least' },
  { value: 'at_most', label: 'At most' },
  { value: 'about', label: 'About' },
] as const;
const intervals = [
  { value: '', label: 'No interval' },
  { value: 'ci95', label: '95% confidence interval' },
  { value: 'range', label: 'Range' },
] as const;

/** The server's message has the names of the API. */
const intervalRule = 'Fill in both ends, the lower one first, and choose the kind of interval';

const names = [
  ...numbers.map(([name]) => name),
  ...words.map(([name]) => name),
  'interval',
  'bound',
] as const;
const inputs = ['measure', 'field', ...names] as const;

const unsent = createUnsentForms<ReturnType<typeof initialValues>>();

export interface MeasureFormProps {
  readonly entry: EntryFieldsFragment;
  /** The number to correct; `null` to add one. */
  readonly measure: MeasureFieldsFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Corrects a number, or adds one. The server checks the numbers and says what is wrong. */
export function MeasureForm({ entry, measure, onClose, onSaved }: MeasureFormProps) {
  const form = measure?.id ?? entry.id;
  const [values, setValues] = useState(() => unsent.contentOf(form) ?? initialValues(measure));
  const isDone = useRef(false);
  unsent.useUnsent(form, values, isDone);
  const close = () => {
    isDone.current = true;
    onClose();
  };
  const { review, isBusy, error } = useReviewMeasure(entry, () => {
    close();
    onSaved();
  });
  const [typing, setTyping] = useState<Problems | null>(null);
  const problems = typing ?? problemsOf(error, inputs);
  const isAboutInput = Object.keys(problems).length > 0;
  const filled = measuredFields.filter((field) => entry[field] !== null);
  const set = (name: string) => (event: { currentTarget: { value: string } }) =>
    setValues({ ...values, [name]: event.currentTarget.value });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = typingProblems(values);
    setTyping(wrong);
    if (wrong === null) review(measure?.id ?? null, toInput(values, measure === null ? filled : null));
  };
  return (
    <form
      ref={useFormFocus(typing ?? error, isBusy)}
      className={classes.form}
      noValidate
      aria-label={measure === null ? 'Add a number' : 'Correct this number'}
      onSubmit={handleSubmit}
    >
      <NativeSelect
        label="Measure"
        data={Object.entries(measureLabels).map(([value, label]) => ({ value, label }))}
        value={values['measure']}
        error={problems.measure}
        onChange={set('measure')}
      />
      {measure === null && (
        <NativeSelect
          label="Stated in"
          data={filled.map((field) => ({ value: field, label: entryField(field).label }))}
          value={values['field'] ?? filled[0]}
          error={problems.field}
          onChange={set('field')}
        />
      )}
      {numbers.map(([name, label, { title }]) => (
        <TextInput
          key={name}
          label={label}
          title={title}
          inputMode="decimal"
          value={values[name] ?? ''}
          error={problems[name]}
          onChange={set(name)}
        />
      ))}
      <NativeSelect
        label="Interval"
        data={intervals}
        value={values['interval'] ?? ''}
        error={problems.interval && intervalRule}
        onChange={set('interval')}
      />
      <NativeSelect
        label="The text says"
        data={bounds}
        value={values['bound'] ?? ''}
        error={problems.bound}
        onChange={set('bound')}
      />
      {words.map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          value={values[name] ?? ''}
          error={problems[name]}
          onChange={set(name)}
        />
      ))}
      <div className={classes.actions} data-screen-only>
        <Button type="submit" loading={isBusy}>
          Save
        </Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </div>
      <FormFailure error={isAboutInput ? null : error} operation="reviewMeasure" />
    </form>
  );
}

type Values = Readonly<Record<string, string | undefined>>;
type Problems = Partial<Record<(typeof inputs)[number], string>>;

/** The typed numbers that cannot be read, each with what may be typed; `null` for none. */
function typingProblems(values: Values): Problems | null {
  const wrong: Problems = {};
  for (const [name, , { pattern, title }] of numbers) {
    const text = values[name]?.trim();
    if (text && !pattern.test(text)) wrong[name] = title;
  }
  return Object.keys(wrong).length === 0 ? null : wrong;
}

function initialValues(measure: MeasureFieldsFragment | null): Values {
  if (measure === null) return { measure: 'sensitivity' };
  return {
    measure: measure.measure,
    ...Object.fromEntries(names.map((name) => [name, measure[name] === null ? '' : String(measure[name])])),
  };
}

/** Reads the form. Only a new measure names its field: the chosen one, or the first with a text. */
function toInput(values: Values, newIn: readonly MeasuredField[] | null): MeasureInput {
  const text = (name: string) => values[name]?.trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  return {
    measure: measureKinds.find((kind) => kind === values['measure']) ?? null,
    interval: intervals.find(({ value }) => value === values['interval'])?.value || null,
    bound: bounds.find(({ value }) => value === values['bound'])?.value || null,
    ...Object.fromEntries(numbers.map(([name]) => [name, number(name)])),
    ...Object.fromEntries(words.map(([name]) => [name, text(name)])),
    ...(newIn && { field: newIn.find((field) => field === values['field']) ?? newIn[0] ?? null }),
  };
}
