import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';

import { isCascadeField } from '../components/entryFilters';
import { type Suggest, SuggestContext } from '../components/search/suggestions';
import { SuggestionsDocument } from '../generated/suggestions';

interface SuggestionProviderProps {
  readonly children: ReactNode;
}

/** Provides every search field with the server's suggestions. */
export function SuggestionProvider({ children }: SuggestionProviderProps) {
  const client = useApolloClient();
  const suggest = useMemo(() => suggestWith(client), [client]);
  return <SuggestContext value={suggest}>{children}</SuggestContext>;
}

/** Queries the server and never the cache, so that an entry that was just created is suggested. */
function suggestWith(client: ApolloClient): Suggest {
  return async (term, signal) => {
    const { data } = await client.query({
      query: SuggestionsDocument,
      variables: { term },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal }, queryDeduplication: false },
    });
    if (data === undefined) throw new Error('The server returned no suggestions');
    const { groups, didYouMean, entry } = data.suggestions;
    const known = groups.flatMap(({ field, suggestions }) =>
      isCascadeField(field) ? [{ field, suggestions }] : [],
    );
    return { groups: known, didYouMean, entry };
  };
}
