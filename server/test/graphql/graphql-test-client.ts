import { startTestApp } from '../start-test-app.js';

interface Answer<Data> {
  readonly data: Data;
  readonly errors?: readonly { message: string; extensions: { code: string; requestId: string } }[];
}

/** The product on starter entries, asked through its GraphQL API. */
export async function startGraphqlClient() {
  const app = await startTestApp();

  /** Asks a query; the caller says what its answer looks like. */
  async function ask<Data = unknown>(query: string, variables: object = {}): Promise<Answer<Data>> {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<Data>;
  }

  /** What REST answers at a path, to compare with. */
  const rest = async <Body>(path: string): Promise<Body> => (await app.fetch(path)).json() as Promise<Body>;
  return { ask, rest, fetch: app.fetch, close: app.close };
}
