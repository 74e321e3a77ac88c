import { skipToken } from '@apollo/client/react';
import { entryField } from '@contract/entry-fields';
import { type CascadeField, cascadeFields, narrowedBy } from '@contract/entry-filters';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import { conditionsOf, type EntryFilters } from '../../../components/entryFilters';
import { ValueSelect } from '../../../components/ValueSelect';
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
 * One step of the cascade: offers the values that the choices before it leave. Disease options load immediately; the
 * options of other steps load when the select is opened, and are discarded when an earlier choice changes. Where there
 * are more values than the server lists, it is asked for those that contain the typed text.
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
  const { label, entity } = entryField(field);
  return (
    <ValueSelect
      label={label}
      kind={entity}
      options={isSearched && values ? [...values, ...(found.data?.entryFacet.values ?? [])] : values}
      isLoading={values === undefined || isSearching}
      onSearch={setTyped}
      value={filters[field] ?? ''}
      onChoose={onChoose}
      onOpen={handleOpen}
      error={error ?? found.error}
      operation={narrowedBy(field).length === 0 ? 'fetchUniqueValues' : 'fetchFilteredUniqueValues'}
    />
  );
}

function choicesBefore(field: CascadeField, filters: EntryFilters): EntryFilters {
  const chosen = narrowedBy(field).map((name) => [name, filters[name]] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}
