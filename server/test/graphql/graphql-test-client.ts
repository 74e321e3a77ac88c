import { startTestApp } from '../start-test-app.js';

interface Answer<Data> {
  readonly data: Data;
  readonly errors?: readonly { message: string; extensions: { code: string; requestId: string } }[];
}

/** The product with starter entries, queried through its GraphQL API. */
export async function startGraphqlClient() {
  const app = await startTestApp();

  /** Runs a query; the caller declares the type of the data. */
  async function ask<Data = unknown>(query: string, variables: object = {}): Promise<Answer<Data>> {
    const headers = { accept: 'application/graphql-response+json' };
    return (await app.call('POST', '/graphql', { headers, body: { query, variables } })).body as Answer<Data>;
  }

  return { ask, fetch: app.fetch, close: app.close };
}
