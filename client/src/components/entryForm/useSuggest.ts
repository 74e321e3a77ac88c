import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { EntryFieldName } from '@contract/entry-fields';
import { narrowedBy } from '@contract/entry-filters';
import { useMemo } from 'react';

import type { CountedValue } from '../CountedOption';
import type { EntryFormValues } from './entryFormValues';

/** Values of entries, with the label of their group. */
export interface SuggestionGroup {
  /** Blank if there is only one group. */
  readonly label: string;
  readonly values: readonly CountedValue[];
}

/** Finds suggestions for a field, given the current values of the form. */
export type Suggest = (field: EntryFieldName, values: EntryFormValues) => Promise<readonly SuggestionGroup[]>;

/** The values selected in other fields, as equality conditions. */
type SelectedValues = Readonly<Partial<Record<EntryFieldName, { readonly eq: string }>>>;

/** Fetches the values that entries have in a field: of all entries, or of those that match the filter. */
type FetchValues = (field: EntryFieldName, filter?: SelectedValues) => Promise<readonly CountedValue[]>;

/** A query of the values that entries have in a field. */
export type ValuesDocument = TypedDocumentNode<
  { readonly uniqueValues: { readonly values: readonly CountedValue[] } },
  { field: EntryFieldName; filter?: SelectedValues }
>;

/** Suggests values of entries; each set is fetched once, until an entry changes. */
export function useSuggest(query: ValuesDocument): Suggest {
  const client = useApolloClient();
  return useMemo(
    () =>
      suggestWith(async (field, filter) => {
        const { data } = await client.query({ query, variables: { field, ...(filter && { filter }) } });
        return data?.uniqueValues.values ?? [];
      }),
    [client, query],
  );
}

/** Suggests the values of a field: first those of entries that match the fields before it, then all others. */
function suggestWith(fetchValues: FetchValues): Suggest {
  return async (field, values) => {
    const filter = selectedValuesOf(field, values);
    if (filter === null) return grouped([{ label: '', values: await fetchValues(field) }]);
    const [near, all] = await Promise.all([fetchValues(field, filter), fetchValues(field)]);
    const nearby = new Set(near.map(({ value }) => value));
    return grouped([
      { label: 'Matches your choices above', values: near },
      { label: 'Other values', values: all.filter(({ value }) => !nearby.has(value)) },
    ]);
  };
}

function selectedValuesOf(field: EntryFieldName, values: EntryFormValues): SelectedValues | null {
  const chosen = narrowedBy(field).filter((name) => values[name].trim() !== '');
  if (chosen.length === 0) return null;
  return Object.fromEntries(chosen.map((name) => [name, { eq: values[name].trim() }]));
}

function grouped(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const filled = groups.filter(({ values }) => values.length > 0);
  return filled.length === 1 ? filled.map((group) => ({ ...group, label: '' })) : filled;
}
