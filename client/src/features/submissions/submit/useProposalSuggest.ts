import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';

import type { Suggest } from '../../../components/entryForm/suggestions';
import { suggestWith } from '../../../components/entryForm/suggestWith';
import { UniqueValuesDocument } from '../../../generated/entries';

/** Suggests values that entries have; each set of them is asked for once, until an entry changes. */
export function useProposalSuggest(): Suggest {
  const client = useApolloClient();
  return useMemo(
    () =>
      suggestWith(async (field, filter) => {
        const variables = { field, ...(filter && { filter }) };
        const { data } = await client.query({ query: UniqueValuesDocument, variables });
        return data?.uniqueValues.values ?? [];
      }),
    [client],
  );
}
