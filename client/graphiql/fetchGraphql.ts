import type { GraphiQL } from 'graphiql';
import type { ComponentProps } from 'react';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
type Answer = Awaited<ReturnType<Fetcher>>;

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
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error('The server answered something other than GraphQL');
  return answer;
};

function isAnswer(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null;
}
