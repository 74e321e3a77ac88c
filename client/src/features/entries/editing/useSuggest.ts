import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { EntryFieldName } from '@contract/entry-fields';
import { narrowedBy } from '@contract/entry-filters';
import { useCallback } from 'react';

import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import type { Suggest, SuggestionGroup } from '../../../components/entryForm/suggestions';
import type { CountedValue } from '../../../components/ValueSelect';
import { UniqueValuesDocument } from '../../../generated/entries';
import type { EntryFilter } from '../../../generated/types';

/** Finds the values that entries have in a field: first those beside what is chosen before it, then all others. */
export function useSuggest(): Suggest {
  const client = useApolloClient();
  return useCallback(
    async (field, values) => {
      const filter = narrowingOf(field, values);
      if (filter === null) return grouped([{ label: '', values: await valuesOf(client, field) }]);
      const [near, all] = await Promise.all([valuesOf(client, field, filter), valuesOf(client, field)]);
      const nearby = new Set(near.map(({ value }) => value));
      return grouped([
        { label: 'With what you chose above', values: near },
        { label: 'Elsewhere', values: all.filter(({ value }) => !nearby.has(value)) },
      ]);
    },
    [client],
  );
}

function narrowingOf(field: EntryFieldName, values: EntryFormValues): EntryFilter | null {
  const chosen = narrowedBy(field).filter((name) => values[name].trim() !== '');
  if (chosen.length === 0) return null;
  return Object.fromEntries(chosen.map((name) => [name, { eq: values[name].trim() }]));
}

/** Each set of values is asked for once, until an entry changes. */
async function valuesOf(
  client: ApolloClient,
  field: EntryFieldName,
  filter?: EntryFilter,
): Promise<readonly CountedValue[]> {
  const variables = { field, ...(filter && { filter }) };
  const { data } = await client.query({ query: UniqueValuesDocument, variables });
  return data?.uniqueValues.values ?? [];
}

function grouped(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const filled = groups.filter(({ values }) => values.length > 0);
  return filled.length === 1 ? filled.map((group) => ({ ...group, label: '' })) : filled;
}
