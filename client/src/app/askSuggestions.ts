import type { ApolloClient } from '@apollo/client';

import { isCascadeField } from '../components/entryFilters';
import type { Suggestions } from '../components/search/suggestions';
import { SuggestionsDocument } from '../generated/suggestions';

/** Asks the server what may be meant; never the cache, so that an entry that was just made is among it. */
export async function askSuggestions(
  client: ApolloClient,
  term: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const { data } = await client.query({
    query: SuggestionsDocument,
    variables: { term },
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal }, queryDeduplication: false },
  });
  if (data === undefined) throw new Error('No suggestions came');
  const { groups, didYouMean, entry } = data.suggestions;
  return {
    groups: groups.flatMap(({ field, suggestions }) =>
      isCascadeField(field) ? [{ field, suggestions }] : [],
    ),
    didYouMean,
    entry,
  };
}
