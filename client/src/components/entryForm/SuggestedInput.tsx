import { fold } from '@contract/rules/fold';
import type { AutocompleteProps, OptionsFilter } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';

import { CountedOption } from '../CountedOption';
import field from '../Field.module.css';
import { SuggestingInput, type SuggestingInputProps } from '../overlays/SuggestingInput';
import { inlineDropdown, matchingOptions } from '../searchableOptions';
import options from '../ValueSelect.module.css';
import classes from './EntryForm.module.css';
import type { SuggestionGroup } from './suggestions';

interface SuggestedInputProps extends Omit<SuggestingInputProps, 'data' | 'inputWrapperOrder'> {
  /** The name of the values. */
  readonly name: string;
  readonly find: () => Promise<readonly SuggestionGroup[]>;
}

const maxShown = 50;

/** A free text input of one line that suggests values of existing entries. */
export function SuggestedInput({ name, find, ...input }: SuggestedInputProps) {
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([]);
  const counts = useMemo(() => countsIn(groups), [groups]);
  const asked = useRef(0);
  const load = () => {
    asked.current += 1;
    const turn = asked.current;
    // If suggestions cannot be loaded, the input works without them.
    find().then(
      (found) => turn === asked.current && setGroups(found),
      () => undefined,
    );
  };
  const renderOption: AutocompleteProps['renderOption'] = ({ option: { value } }) => (
    <CountedOption value={value} count={counts.get(value) ?? 0} />
  );
  return (
    <SuggestingInput
      {...input}
      data={groups.map(({ label, values }) => ({ group: label, items: values.map(({ value }) => value) }))}
      filter={foldedFilter}
      limit={maxShown}
      renderOption={renderOption}
      onFocus={load}
      // Moving through the form by keyboard must not open a list in every field; typing or ↓ opens it.
      openOnFocus={false}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...inlineDropdown}
      spellCheck={false}
      classNames={{
        input: field.input,
        label: classes.label,
        description: classes.notes,
        dropdown: options.dropdown,
        options: options.options,
      }}
      // Browsers let Tab stop at a list that scrolls; the next stop is the next field.
      attributes={{ options: { 'aria-label': `${name}: known values`, tabIndex: -1 } }}
    />
  );
}

function countsIn(groups: readonly SuggestionGroup[]): ReadonlyMap<string, number> {
  return new Map(groups.flatMap(({ values }) => values.map(({ value, count }) => [value, count] as const)));
}

/**
 * Values that contain the typed text, compared as search does, those that start with it first. The typed text itself
 * is left out, because suggesting it is no help.
 */
const foldedFilter: OptionsFilter = ({ options: groups, search, limit }) => {
  const wanted = fold(search);
  let left = limit;
  return groups.flatMap((group) => {
    if (!('items' in group)) return [];
    const others = group.items.filter(({ label }) => fold(label) !== wanted);
    const items = matchingOptions(others, search).slice(0, left);
    left -= items.length;
    return items.length > 0 ? [{ group: group.group, items }] : [];
  });
};
