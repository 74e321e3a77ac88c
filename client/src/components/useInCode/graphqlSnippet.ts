import { serverPaths } from '@contract/server-paths';
import { print } from 'graphql';

import type { GraphqlCall } from './codeView';

/** A GraphQL request in readable form, and as it is sent. */
interface GraphqlSnippet {
  readonly query: string;
  readonly variables: string;
  /** The request body, on one line. */
  readonly body: string;
  /** The address of the GraphiQL page with the query. */
  readonly page: string;
}

/** Formats a request: its query, its variables, and the body to post. */
export function graphqlSnippet({ query: asked, variables }: GraphqlCall): GraphqlSnippet {
  const query = typeof asked === 'string' ? asked : print(asked);
  const readable = JSON.stringify(variables, null, 2);
  // In the hash, which only the page reads: the server would execute a query in the URL parameters.
  const hash = new URLSearchParams({ query, variables: readable });
  return {
    query,
    variables: readable,
    body: JSON.stringify({ query, variables }),
    page: `${serverPaths.graphql}#${hash.toString()}`,
  };
}
