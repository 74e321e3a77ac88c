import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { EntryFieldName } from '@contract/entry-fields';
import { useMemo } from 'react';

import type { CountedValue } from '../CountedOption';
import type { Suggest } from './suggestions';
import { type SelectedValues, suggestWith } from './suggestWith';

type ValuesDocument = TypedDocumentNode<
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
