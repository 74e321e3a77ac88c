import type { ComponentProps } from 'react';
import type { GraphiQL } from 'graphiql';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/** Sends a query to the address of this page; failures are answers too, so their status does not matter. */
export const fetchGraphql: Fetcher = async (parameters, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      ...options?.headers,
      accept: 'application/graphql-response+json',
      'content-type': 'application/json',
    },
    body: JSON.stringify(parameters),
  });
  return response.json();
};
