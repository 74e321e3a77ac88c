import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';

import { type Suggest, SuggestContext } from '../components/search/suggestions';

interface SuggestingProps {
  readonly children: ReactNode;
}

/** Has every field that searches suggest what the server knows; the code for that comes with the first question. */
export function Suggesting({ children }: SuggestingProps) {
  const client = useApolloClient();
  const suggest = useMemo(() => suggestWith(client), [client]);
  return <SuggestContext value={suggest}>{children}</SuggestContext>;
}

function suggestWith(client: ApolloClient): Suggest {
  return async (term, signal) => (await import('./askSuggestions')).askSuggestions(client, term, signal);
}
