import { Checkbox, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

import { ErrorSummary } from '../../../components/entryForm/ErrorSummary';
import { SaveBar } from '../../../components/entryForm/SaveBar';
import { formatCount } from '../../../components/format';
import { ReasonInput } from '../../../components/ReasonInput';
import { TitledSection } from '../../../components/TitledSection';
import { useIsPhone } from '../../../hooks/useIsPhone';
import classes from './TermEditing.module.css';
import { TermFold } from './TermFold';
import type { TermValues } from './termForm';
import {
  isFactList,
  labelOfTermKey,
  type ListName,
  listNames,
  placesOfSources,
  sourcesOf,
  termLists,
} from './termLists';
import { TermRows } from './TermRows';
import type { MantineTermForm, useTermEditor } from './useTermEditor';

interface TermFormProps {
  /** What the form is called. */
  readonly label: string;
  /** The label of the button that saves. @default the number of changes */
  readonly saveLabel?: string;
  readonly editor: ReturnType<typeof useTermEditor>;
  /** The classes that the term can be listed in. */
  readonly knownClasses: readonly { readonly id: string; readonly name: string }[];
  readonly failure: ReactNode;
  readonly onCancel: () => void;
}

export function TermForm({ label, saveLabel, editor, knownClasses, failure, onCancel }: TermFormProps) {
  const { form, changed, isBusy, save } = editor;
  const isPhone = useIsPhone();
  const isDirty = changed.length > 0;
  useHotkeys([['mod+S', () => isDirty && void save()]], []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isDirty) void save();
  };
  const problems = Object.entries(form.errors).map(([path, message]) => ({
    path,
    label: placeOf(path, form.values).label,
    sentence: typeof message === 'string' ? message : null,
  }));
  return (
    <form aria-label={label} noValidate className={classes.form} onSubmit={handleSubmit} onKeyDown={onEnter}>
      <ErrorSummary problems={problems} onGo={editor.focusOn} />
      <TitledSection title="Name and classes" data-stack="14" className={classes.section}>
        <TextInput
          {...form.getInputProps('name')}
          label="Name"
          required
          autoComplete="off"
          spellCheck={false}
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
      </TitledSection>
      {listNames.map(fold)}
      <TitledSection title="Reason" data-stack="14" className={classes.section}>
        <ReasonInput
          readers="Reviewers and administrators"
          reason={editor.reason}
          onReason={editor.setReason}
        />
      </TitledSection>
      <SaveBar
        label={saveLabel ?? (isDirty ? `Save ${formatCount(changed.length, 'change', 'changes')}` : 'Save')}
        reason={isDirty ? null : 'No changes yet'}
        isBusy={isBusy}
        failure={problems.length > 0 ? null : failure}
        onCancel={onCancel}
      />
    </form>
  );

  function fold(name: ListName) {
    const list = termLists[name];
    const fact = isFactList(name) ? name : null;
    const places = name === 'sources' ? placesOfSources(form.values.sources, null) : undefined;
    const wrong = problems.map(({ path }) => placeOf(path, form.values));
    return (
      <TermFold
        key={name}
        label={list.label}
        order={2}
        count={places?.length ?? form.values[name].length}
        isOpenAtFirst={!isPhone}
        isNeeded={wrong.some((place) => place.list === name)}
      >
        <p data-text="quiet" style={{ maxWidth: '75ch' }}>
          {list.about}
        </p>
        <TermRows form={form} name={name} places={places} />
        {fact !== null && (
          <TermSources
            form={form}
            fact={fact}
            isNeeded={wrong.some((place) => place.list === name && place.isSource)}
          />
        )}
      </TermFold>
    );
  }
}

interface Place {
  /** The part of the form. */
  readonly list: string;
  readonly isSource: boolean;
  /** `Other names, row 3`. */
  readonly label: string;
}

/** Where the field with a path such as `synonyms.2.name` is; a source stands with the list of its fact. */
function placeOf(path: string, { sources }: TermValues): Place {
  const [key = '', at] = path.split('.');
  if (at === undefined) return { list: key, isSource: false, label: labelOfTermKey(key) };
  if (key !== 'sources')
    return { list: key, isSource: false, label: `${labelOfTermKey(key)}, row ${Number(at) + 1}` };
  const fact = sources[Number(at)]?.fact ?? '';
  const list = isFactList(fact) ? fact : null;
  const row = placesOfSources(sources, list).indexOf(Number(at)) + 1;
  const label = list === null ? termLists.sources.label : `Sources of ${labelOfTermKey(list)}`;
  return { list: list ?? key, isSource: true, label: `${label}, row ${row}` };
}

/** In a form this long Enter is pressed by mistake more often than to save; Ctrl+S saves it. */
function onEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface TermSourcesProps {
  readonly form: MantineTermForm;
  /** The list whose sources they are. */
  readonly fact: FactWithSources;
  readonly isNeeded: boolean;
}

type FactWithSources = Parameters<typeof sourcesOf>[0];

/** The sources of one list of a term, folded below it. */
function TermSources({ form, fact, isNeeded }: TermSourcesProps) {
  const places = placesOfSources(form.values.sources, fact);
  return (
    <TermFold
      label="Sources"
      of={labelOfTermKey(fact)}
      order={3}
      count={places.length}
      isOpenAtFirst={false}
      isNeeded={isNeeded}
    >
      <TermRows
        form={form}
        name="sources"
        list={sourcesOf(fact)}
        places={places}
        blank={{ fact, source: '', version: '' }}
      />
    </TermFold>
  );
}
