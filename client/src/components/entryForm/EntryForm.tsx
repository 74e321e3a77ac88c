import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { EntryFieldName } from '@contract/entry-fields';
import { limits } from '@contract/limits';
import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

import { SectionIndex } from '../SectionIndex';
import { AdditionalPairs } from './AdditionalPairs';
import { DraftOffers } from './DraftOffers';
import { DuplicatesNotice } from './DuplicatesNotice';
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
import { SaveBar } from './SaveBar';
import type { DraftedForm, MantineEntryForm } from './useDraftedForm';
import { useSuggest, type ValuesDocument } from './useSuggest';

/** A section for input that is not part of the entry. */
export interface ExtraSection {
  readonly section: FormSection;
  readonly content: ReactNode;
  /** Whether it precedes the fields. @default false */
  readonly isFirst?: boolean;
}

export interface EntryFormEditor extends DraftedForm {
  readonly isBusy: boolean;
  /** Why the last attempt failed; nothing if it did not. */
  readonly error: unknown;
}

interface EntryFormProps {
  readonly editor: EntryFormEditor;
  /** The accessible name of the form. */
  readonly label: string;
  readonly required: readonly EntryFieldName[];
  /** What the drafts belong to, for the texts about them. */
  readonly draftOf: string;
  /** The queries of the values and of the names of additional facts that entries already use. */
  readonly queries: {
    readonly values: ValuesDocument;
    readonly names: TypedDocumentNode<{ readonly additionalKeys: readonly string[] }, Record<string, never>>;
  };
  /** Finds the problems that would prevent saving. */
  readonly check: (values: ReturnType<MantineEntryForm['getValues']>) => EntryProblems;
  /** Whether the form has an input for the reason. @default false */
  readonly withReason?: boolean;
  /** Sections for input that is not part of the entry. @default none */
  readonly extras?: readonly ExtraSection[];
  /** Whether the form saves an entry, or sends a proposal. @default 'save' */
  readonly action?: 'save' | 'send';
  /** Whether anything is typed that a draft would store. */
  readonly isTyped: boolean;
  readonly saveLabel: string;
  /** Why there is nothing to save; `null` if there is something. */
  readonly refusal: string | null;
  /** The button that saves and offers the next form. @default none */
  readonly also?: { readonly label: string; readonly value: string } | undefined;
  /** Shown above the fields, after the drafts. */
  readonly above?: ReactNode;
  /** Why the last attempt failed, with what to do next. */
  readonly failure: ReactNode;
  /** Called when the client's checks find no problem; `button` is the value of the one that was pressed. */
  readonly onSave: (button: string) => void;
  readonly onCancel: () => void;
}

/** What it means for a draft that the entry has changed since. */
const outdated = {
  save: 'The entry has changed since then. When you save, you compare both versions.',
  send: 'The entry has changed since then. The reviewer sees both versions.',
};

/** The form of an entry: drafts, its fields in sections, likely duplicates, additional facts, the reason, saving. */
export function EntryForm({
  editor,
  label,
  check,
  onSave,
  extras = [],
  action = 'save',
  ...props
}: EntryFormProps) {
  const { form, drafts } = editor;
  const suggest = useSuggest(props.queries.values);
  const hasFacts = form.useWatchValue('additional').length > 0;
  // Queried once: a write evicts it from the cache, and by then this form is closed.
  const { data } = useQuery(props.queries.names, hasFacts ? { nextFetchPolicy: 'cache-only' } : skipToken);
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
    else if (props.refusal === null) onSave(button);
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
          suggest={suggest}
        />
      ))}
    </div>
  );
  return (
    <form
      data-columns
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={preventSubmitOnEnter}
    >
      <SectionIndex label="Sections of the form" sections={sections} wrong={wrong} />
      <div className={classes.sections}>
        <DraftOffers editor={editor} of={props.draftOf} outdated={outdated[action]} />
        {props.above}
        <ErrorSummary problems={problems} action={action} onGo={(path) => focusOn(form, path)} />
        {drawn(before)}
        <EntryFormSection section={keySection} isCard>
          {inputsOf(keySection)}
          <EntryNameOffers form={form} />
          <DuplicatesNotice duplicates={editor.duplicates} withCorrection={action === 'send'} />
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
          <AdditionalPairs form={form} knownNames={data?.additionalKeys ?? []} />
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
        <SaveBar
          label={props.saveLabel}
          reason={props.refusal}
          isBusy={editor.isBusy}
          action={action}
          failure={editor.error ? props.failure : null}
          also={props.also}
          isStored={props.isTyped ? drafts.isStored : null}
          onCancel={props.onCancel}
        />
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
