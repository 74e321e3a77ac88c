import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isCascadeField } from '@contract/entry-filters';
import { type ReactNode, useMemo } from 'react';

import { type ResolveName, ResolveNameContext } from '../components/names/useNameOffers';
import { type Suggest, SuggestContext } from '../components/search/suggestions';
import { NameInFieldDocument, SuggestionsDocument } from '../generated/lookup';

/** Provides search fields with the server's suggestions, and forms with what names mean. */
export function LookupProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient();
  const suggest = useMemo(() => suggestWith(client), [client]);
  const resolveName = useMemo(() => resolveWith(client), [client]);
  return (
    <SuggestContext value={suggest}>
      <ResolveNameContext value={resolveName}>{children}</ResolveNameContext>
    </SuggestContext>
  );
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

function resolveWith(client: ApolloClient): ResolveName {
  return async (field, name) => {
    const { data } = await client.query({ query: NameInFieldDocument, variables: { field, name } });
    if (data === undefined) throw new Error('The server did not say what the name means');
    const { meanings, ambiguous } = data.resolveName;
    return { offers: meanings, ambiguous };
  };
}
