import { restPaths } from '@contract/rest-paths';
import { print } from 'graphql';

import type { GraphqlQuestion } from './codeView';

/** A GraphQL question as one reads it, and as it is sent. */
interface GraphqlSnippet {
  readonly query: string;
  readonly variables: string;
  /** What is posted, in one line. */
  readonly body: string;
  /** The GraphiQL page with the question in it. */
  readonly page: string;
}

/** A question as text: its query, its variables, and the body to post. */
export function graphqlSnippet({ query: asked, variables }: GraphqlQuestion): GraphqlSnippet {
  const query = typeof asked === 'string' ? asked : print(asked);
  const readable = JSON.stringify(variables, null, 2);
  // Behind a hash, so that it is for the page alone: the server would answer a query in the address with data.
  const hash = new URLSearchParams({ query, variables: readable });
  return {
    query,
    variables: readable,
    body: JSON.stringify({ query, variables }),
    page: `${restPaths.graphql}#${hash.toString()}`,
  };
}
