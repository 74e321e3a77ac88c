import type { EntityKind } from '@contract/entry-field-row';
import type { Operation } from '@contract/failures';
import type { SelectProps } from '@mantine/core';

import { CountedOption, type CountedValue } from './CountedOption';
import { EntityLabel } from './EntityLabel';
import { failureMessage } from './failureMessage';
import field from './FilterField.module.css';
import { SelectInput } from './overlays/SelectInput';
import { inlineDropdown, matchingFirst } from './searchableOptions';
import classes from './ValueSelect.module.css';

interface ValueSelectProps {
  readonly label: string;
  /** The entity that the values name, if any. */
  readonly kind: EntityKind | null;
  /** The options; undefined while they are loading. */
  readonly options: readonly CountedValue[] | undefined;
  /** Whether options are still to come. */
  readonly isLoading: boolean;
  /** Called with the typed text, or with the chosen value. */
  readonly onSearch: (text: string) => void;
  /** The chosen value, blank for none. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Called when the options are about to be needed. */
  readonly onOpen?: () => void;
  readonly error?: unknown;
  readonly operation: Operation;
}

/** Selects one of the values that entries have, with entry counts; typing filters the options as search does. */
export function ValueSelect({
  label,
  kind,
  options,
  isLoading,
  onSearch,
  value,
  onChoose,
  onOpen,
  error,
  operation,
}: ValueSelectProps) {
  const counts = new Map(options?.map((option) => [option.value, option.count]));
  const renderOption: SelectProps['renderOption'] = ({ option: { value: item } }) => (
    <CountedOption value={item} count={counts.get(item) ?? 0} />
  );
  return (
    <SelectInput
      label={kind === null ? label : <EntityLabel kind={kind}>{label}</EntityLabel>}
      placeholder="Any"
      data={withChosen([...counts.keys()], value)}
      value={value === '' ? null : value}
      onChange={(chosen) => onChoose(chosen ?? '')}
      error={error === undefined ? undefined : failureMessage(error, operation)}
      renderOption={renderOption}
      filter={matchingFirst}
      limit={maxShown}
      onSearchChange={onSearch}
      onDropdownOpen={onOpen}
      onFocus={onOpen}
      nothingFoundMessage={isLoading ? 'Loading' : 'No matching value'}
      searchable
      clearable
      // Space for the button that clears, which would cover the end of the text.
      rightSectionWidth={value === '' ? undefined : 56}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      {...inlineDropdown}
      classNames={{
        label: field.label,
        dropdown: classes.dropdown,
        options: classes.options,
      }}
    />
  );
}

/** Rendering more options than a user can read only slows the list down; typing finds the others. */
const maxShown = 200;

/** The address may contain a value that no entry has; it is shown all the same. */
function withChosen(values: readonly string[], chosen: string): string[] {
  return chosen === '' || values.includes(chosen) ? [...values] : [chosen, ...values];
}
