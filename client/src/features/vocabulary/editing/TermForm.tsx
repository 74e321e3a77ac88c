import { Checkbox, TextInput, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';

import { ErrorSummary } from '../../../components/entryForm/ErrorSummary';
import { SaveBar } from '../../../components/entryForm/SaveBar';
import field from '../../../components/Field.module.css';
import { formatCount } from '../../../components/format';
import { ReasonInput } from '../../../components/ReasonInput';
import classes from './TermEditing.module.css';
import { labelOfTermKey, listNames, termLists } from './termLists';
import { TermRows } from './TermRows';
import type { useTermEditor } from './useTermEditor';

interface TermFormProps {
  readonly editor: ReturnType<typeof useTermEditor>;
  /** The classes that the term can be listed in. */
  readonly knownClasses: readonly { readonly id: string; readonly name: string }[];
  readonly failure: ReactNode;
  readonly onCancel: () => void;
}

/** The form of a term. */
export function TermForm({ editor, knownClasses, failure, onCancel }: TermFormProps) {
  const { form, changed, isBusy, save } = editor;
  const isDirty = changed.length > 0;
  useHotkeys([['mod+S', () => isDirty && void save()]], []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isDirty) void save();
  };
  const problems = Object.entries(form.errors).map(([path, message]) => ({
    path,
    label: labelOfPath(path),
    sentence: typeof message === 'string' ? message : null,
  }));
  return (
    <form
      aria-label="Edit name"
      noValidate
      className={classes.form}
      onSubmit={handleSubmit}
      onKeyDown={onEnter}
    >
      <ErrorSummary problems={problems} onGo={editor.focusOn} />
      <Section label="Name and classes">
        <TextInput
          {...form.getInputProps('name')}
          label="Name"
          required
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: field.input }}
        />
        <Checkbox
          {...form.getInputProps('isClass', { type: 'checkbox' })}
          label="This is a class of autoantibodies"
        />
        {knownClasses.length > 0 && (
          <Checkbox.Group
            {...form.getInputProps('classes')}
            value={[...form.values.classes]}
            label="Classes"
            description="The members of a class are chosen here, at each member."
          >
            <div className={classes.classes}>
              {knownClasses.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </div>
          </Checkbox.Group>
        )}
      </Section>
      {listNames.map((name) => (
        <Section key={name} label={termLists[name].label} about={termLists[name].about}>
          <TermRows form={form} name={name} />
        </Section>
      ))}
      <Section label="Reason">
        <ReasonInput
          readers="Reviewers and administrators"
          reason={editor.reason}
          onReason={editor.setReason}
        />
      </Section>
      <SaveBar
        label={isDirty ? `Save ${formatCount(changed.length, 'change', 'changes')}` : 'Save'}
        reason={isDirty ? null : 'No changes yet'}
        isBusy={isBusy}
        failure={problems.length > 0 ? null : failure}
        onCancel={onCancel}
      />
    </form>
  );
}

interface SectionProps {
  readonly label: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function Section({ label, about, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title order={2} id={headingId}>
        {label}
      </Title>
      {about !== undefined && <p className={classes.about}>{about}</p>}
      {children}
    </section>
  );
}

/** `synonyms.2.name` is `Other names, row 3`. */
function labelOfPath(path: string): string {
  const [key = '', place] = path.split('.');
  return place === undefined ? labelOfTermKey(key) : `${labelOfTermKey(key)}, row ${Number(place) + 1}`;
}

/** In a form this long Enter is pressed by mistake more often than to save; Ctrl+S saves it. */
function onEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
