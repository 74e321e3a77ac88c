import type { GraphiQL } from 'graphiql';
import type { ComponentProps } from 'react';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
type Answer = Awaited<ReturnType<Fetcher>>;

/** Posts a query to the address of this page and returns the body, whatever the HTTP status: errors are answers too. */
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
