import { fold } from '@contract/rules/fold';
import type { AutocompleteProps, OptionsFilter } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';

import { CountedOption } from '../CountedOption';
import options from '../CountedOption.module.css';
import { SuggestingInput, type SuggestingInputProps } from '../overlays/SuggestingInput';
import { inlineDropdown, matchingOptions } from '../searchableOptions';
import classes from './EntryForm.module.css';
import type { SuggestionGroup } from './useSuggest';

interface SuggestedInputProps extends Omit<SuggestingInputProps, 'data' | 'inputWrapperOrder'> {
  /** The name of the values. */
  readonly name: string;
  readonly find: () => Promise<readonly SuggestionGroup[]>;
}

const maxShown = 50;
/** Between the input, or the notes below it, and the list. */
const gap = 8;

/** A free text input of one line that suggests values of existing entries. */
export function SuggestedInput({ name, find, ...input }: SuggestedInputProps) {
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([]);
  const counts = useMemo(() => countsIn(groups), [groups]);
  const asked = useRef(0);
  const inputRef = useRef<HTMLInputElement>(null);
  const [offset, setOffset] = useState(gap);
  const placeBelowNotes = () => setOffset(gap + notesHeight(inputRef.current));
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
      ref={inputRef}
      onFocus={load}
      onDropdownOpen={placeBelowNotes}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...inlineDropdown}
      comboboxProps={{ ...inlineDropdown.comboboxProps, offset }}
      spellCheck={false}
      classNames={{
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

/** The height of the hint and remarks below an input, which the list must not cover. */
function notesHeight(input: HTMLInputElement | null): number {
  if (input === null) return 0;
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const bottoms = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().bottom ?? 0);
  return Math.max(0, Math.max(...bottoms) - input.getBoundingClientRect().bottom);
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
