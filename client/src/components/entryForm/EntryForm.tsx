import type { EntryFieldName } from '@contract/entry-fields';
import { limits } from '@contract/limits';
import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

import { SectionIndex } from '../SectionIndex';
import { AdditionalPairs } from './AdditionalPairs';
import { EntryFieldInput } from './EntryFieldInput';
import classes from './EntryForm.module.css';
import { EntryFormSection, FoldedSection } from './EntryFormSection';
import { EntryNameOffers } from './EntryNameOffers';
import { type EntryProblems, listProblems } from './entryProblems';
import { ErrorSummary } from './ErrorSummary';
import {
  additionalSection,
  foldedSections,
  type FormSection,
  keySection,
  reasonSection,
  wrongSections,
} from './formSections';
import type { MantineEntryForm } from './useEntryForm';
import type { Suggest } from './useSuggest';

/** A section for input that is not part of the entry. */
export interface ExtraSection {
  readonly section: FormSection;
  readonly content: ReactNode;
  /** Whether it precedes the fields. @default false */
  readonly isFirst?: boolean;
}

interface EntryFormProps {
  readonly form: MantineEntryForm;
  /** The accessible name of the form. */
  readonly label: string;
  readonly required: readonly EntryFieldName[];
  readonly suggest: Suggest;
  /** Names of additional facts that entries already use. */
  readonly knownNames: readonly string[];
  /** Finds the problems that would prevent saving. */
  readonly check: (values: ReturnType<MantineEntryForm['getValues']>) => EntryProblems;
  /** Whether the form has an input for the reason. @default false */
  readonly withReason?: boolean;
  /** Sections for input that is not part of the entry. @default none */
  readonly extras?: readonly ExtraSection[];
  /** The verb in the heading of the list of problems. @default 'save' */
  readonly action?: 'save' | 'send';
  /** Shown above the fields. */
  readonly above: ReactNode;
  /** Shown after the fields disease, autoantibody and autoantigen, which it refers to. */
  readonly afterNames: ReactNode;
  /** The bar with the save button. */
  readonly bar: ReactNode;
  /** Called when the client's checks find no problem; `button` is the value of the one that was pressed. */
  readonly onSave: (button: string) => void;
}

/** The form of an entry: its fields in sections, additional facts, and the reason. It gets all data as props. */
export function EntryForm({ form, label, check, onSave, extras = [], ...props }: EntryFormProps) {
  const before = extras.filter(({ isFirst }) => isFirst === true);
  const after = extras.filter(({ isFirst }) => isFirst !== true);
  const others = sectionsOf(extras);
  const list = (found: EntryProblems | MantineEntryForm['errors']) =>
    listProblems(
      found,
      form.getValues(),
      others.flatMap((section) => section.extras ?? []),
    );
  const problems = list(form.errors);
  const wrong = wrongSections(problems, others);
  const values = form.getValues();
  const sections = [
    ...sectionsOf(before),
    keySection,
    ...foldedSections,
    additionalSection,
    ...(props.withReason ? [reasonSection] : []),
    ...sectionsOf(after),
  ];
  const save = (button = '') => {
    const found = check(form.getValues());
    form.setErrors(found);
    const [first] = list(found);
    if (first) focusOn(form, first.path);
    else onSave(button);
  };
  useHotkeys(
    [
      ['mod+S', () => save()],
      ['mod+Enter', () => save()],
    ],
    [],
  );
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    save(submitter instanceof HTMLButtonElement ? submitter.value : '');
  };
  const inputsOf = ({ fields }: FormSection) => (
    <div className={classes.fields}>
      {fields.map((row) => (
        <EntryFieldInput
          key={row.name}
          field={row}
          form={form}
          isRequired={props.required.includes(row.name)}
          suggest={props.suggest}
        />
      ))}
    </div>
  );
  return (
    <form
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={preventSubmitOnEnter}
    >
      <SectionIndex label="Sections of the form" sections={sections} wrong={wrong} />
      <div className={classes.sections}>
        {props.above}
        <ErrorSummary
          problems={problems}
          action={props.action ?? 'save'}
          onGo={(path) => focusOn(form, path)}
        />
        {drawn(before)}
        <EntryFormSection section={keySection} isCard>
          {inputsOf(keySection)}
          <EntryNameOffers form={form} />
          {props.afterNames}
        </EntryFormSection>
        {foldedSections.map((section) => (
          <FoldedSection
            key={section.id}
            section={section}
            isNeeded={wrong.has(section.id) || section.fields.some(({ name }) => values[name].trim() !== '')}
          >
            {inputsOf(section)}
          </FoldedSection>
        ))}
        <FoldedSection
          section={additionalSection}
          isNeeded={wrong.has(additionalSection.id) || values.additional.length > 0}
        >
          <AdditionalPairs form={form} knownNames={props.knownNames} />
        </FoldedSection>
        {props.withReason && (
          <EntryFormSection section={reasonSection}>
            <TextInput
              key={form.key('reason')}
              {...form.getInputProps('reason')}
              id="entry-reason"
              label="Reason for the change"
              description={`Optional. The history shows it. At most ${limits.reasonLength} characters.`}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              autoComplete="off"
              classNames={{ label: classes.label, description: classes.notes }}
            />
          </EntryFormSection>
        )}
        {drawn(after)}
        {props.bar}
      </div>
    </form>
  );
}

const sectionsOf = (extras: readonly ExtraSection[]) => extras.map(({ section }) => section);

function drawn(extras: readonly ExtraSection[]) {
  return extras.map(({ section, content }) => (
    <EntryFormSection key={section.id} section={section}>
      {content}
    </EntryFormSection>
  ));
}

/** In a form this long Enter is pressed by mistake more often than to save; other keys save it. */
function preventSubmitOnEnter(event: KeyboardEvent): void {
  const isLine = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isLine && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** Moves the focus to a problem after it is rendered. */
function focusOn(form: MantineEntryForm, path: string): void {
  requestAnimationFrame(() => {
    const node = form.getInputNode(path);
    node?.closest('details')?.setAttribute('open', '');
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: 'center' });
  });
}
