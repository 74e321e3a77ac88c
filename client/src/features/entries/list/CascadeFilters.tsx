import { skipToken } from '@apollo/client/react';
import { entryField } from '@contract/entry-fields';
import { type CascadeField, cascadeFields, narrowedBy } from '@contract/entry-filters';
import type { SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import { CountedOption } from '../../../components/CountedOption';
import options from '../../../components/CountedOption.module.css';
import { EntityLabel } from '../../../components/EntityLabel';
import { conditionsOf, type EntryFilters } from '../../../components/entryFilters';
import { failureMessage } from '../../../components/failureMessage';
import input from '../../../components/FilterField.module.css';
import { SelectInput } from '../../../components/overlays/SelectInput';
import { inlineDropdown, matchingFirst } from '../../../components/searchableOptions';
import { useUniqueValuesQuery } from '../../../generated/entries';
import { useEntryFacetQuery } from '../../../generated/entryTree';
import classes from './CascadeFilters.module.css';
import type { EntriesView } from './entriesSearchParams';
import { withFilter } from './viewChanges';

interface CascadeFiltersProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** The cascade: fields with selectable values, each narrowed by the ones before it. */
export function CascadeFilters({ view, onView }: CascadeFiltersProps) {
  return (
    <div className={classes.cascade} role="group" aria-label="Filters, each narrowing the next">
      {cascadeFields.map((field) => (
        <CascadeSelect
          key={field}
          field={field}
          filters={view.filters}
          onChoose={(value) => onView(withFilter(view, field, value))}
        />
      ))}
    </div>
  );
}

interface CascadeSelectProps {
  readonly field: CascadeField;
  readonly filters: EntryFilters;
  readonly onChoose: (value: string) => void;
}

/** Pause in typing, in milliseconds, after which values are searched for. */
const pause = 200;

/**
 * One step of the cascade: offers the values that the choices before it leave, with their numbers of entries. Disease
 * options load immediately; the options of other steps load when the select is opened, and are discarded when an
 * earlier choice changes. Where there are more values than the server lists, it is asked for those that contain the
 * typed text.
 */
function CascadeSelect({ field, filters, onChoose }: CascadeSelectProps) {
  const filter = conditionsOf(choicesBefore(field, filters));
  const asked = JSON.stringify(filter);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const isWanted = narrowedBy(field).length === 0 || openedFor === asked;
  const { data, error, refetch } = useUniqueValuesQuery(
    isWanted ? { variables: { field, ...(asked !== '{}' && { filter }) } } : skipToken,
  );
  const { values, truncated = false } = data?.uniqueValues ?? {};
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), pause);
  const isSearched = truncated && search !== '' && search !== filters[field];
  const found = useEntryFacetQuery(
    isSearched
      ? { variables: { of: field, filter: { ...filter, [field]: { contains: search } } } }
      : skipToken,
  );
  const isSearching = truncated && (found.loading || typed.trim() !== search);
  const handleOpen = () => {
    setOpenedFor(asked);
    if (error !== undefined) void refetch();
  };
  const offered = isSearched && values ? [...values, ...(found.data?.entryFacet.values ?? [])] : values;
  const counts = new Map(offered?.map(({ value, count }) => [value, count]));
  const renderOption: SelectProps['renderOption'] = ({ option: { value } }) => (
    <CountedOption value={value} count={counts.get(value) ?? 0} />
  );
  const { label, entity } = entryField(field);
  const chosen = filters[field] ?? '';
  const failure = error ?? found.error;
  const operation = narrowedBy(field).length === 0 ? 'fetchUniqueValues' : 'fetchFilteredUniqueValues';
  return (
    <SelectInput
      label={entity === null ? label : <EntityLabel kind={entity}>{label}</EntityLabel>}
      placeholder="Any"
      data={withChosen([...counts.keys()], chosen)}
      value={chosen === '' ? null : chosen}
      onChange={(value) => onChoose(value ?? '')}
      error={failure === undefined ? undefined : failureMessage(failure, operation)}
      renderOption={renderOption}
      filter={matchingFirst}
      limit={maxShown}
      onSearchChange={setTyped}
      onDropdownOpen={handleOpen}
      onFocus={handleOpen}
      nothingFoundMessage={values === undefined || isSearching ? 'Loading' : 'No matching value'}
      searchable
      clearable
      // Space for the button that clears, which would cover the end of the text.
      rightSectionWidth={chosen === '' ? undefined : 56}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      {...inlineDropdown}
      classNames={{ label: input.label, dropdown: options.dropdown, options: options.options }}
    />
  );
}

/** Rendering more options than a user can read only slows the list down; typing finds the others. */
const maxShown = 200;

/** The address may contain a value that no entry has; it is shown all the same. */
function withChosen(values: readonly string[], chosen: string): string[] {
  return chosen === '' || values.includes(chosen) ? [...values] : [chosen, ...values];
}

function choicesBefore(field: CascadeField, filters: EntryFilters): EntryFilters {
  const chosen = narrowedBy(field).map((name) => [name, filters[name]] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}
