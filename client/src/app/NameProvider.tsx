import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';

import { type ResolveName, ResolveNameContext } from '../components/names/useNameOffers';
import { NameInFieldDocument } from '../generated/names';

interface NameProviderProps {
  readonly children: ReactNode;
}

/** Provides the forms with what the server says that names mean. */
export function NameProvider({ children }: NameProviderProps) {
  const client = useApolloClient();
  const resolve = useMemo(() => resolveWith(client), [client]);
  return <ResolveNameContext value={resolve}>{children}</ResolveNameContext>;
}

function resolveWith(client: ApolloClient): ResolveName {
  return async (field, name) => {
    const { data } = await client.query({ query: NameInFieldDocument, variables: { field, name } });
    if (data === undefined) throw new Error('The server did not say what the name means');
    const { meanings, ambiguous } = data.resolveName;
    return { offers: meanings, ambiguous };
  };
}
