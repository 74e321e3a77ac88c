import { buildSchema } from 'graphql';
import { Registry } from 'prom-client';

import { createApolloServer } from './apollo-server.js';
import type { GraphqlContext } from './graphql-context.js';

const schema = buildSchema('type Query { number(limit: Int): Int }');
const contextValue = {
  read: { usePrimary: () => undefined },
  request: { viewer: null, tokenRefused: false, address: '127.0.0.1', requestId: '1' },
  notes: {
    identified: false,
    documentRefused: false,
    outage: false,
    isCached: false,
    retryAfterSeconds: null,
  },
} as GraphqlContext;

describe('Apollo Server', () => {
  it('parses and validates a repeated document once', async () => {
    const done: string[] = [];
    const note = async (step: string) => void done.push(step);
    const apollo = createApolloServer(
      schema,
      { warn: () => undefined, error: () => undefined },
      new Registry(),
    );
    const listener = {
      parsingDidStart: () => note('parsed'),
      validationDidStart: () => note('validated'),
      executionDidStart: () => note('ran'),
    };
    apollo.addPlugin({ requestDidStart: async () => listener });
    for (const limit of [1, 2, 3]) {
      const query = 'query ($limit: Int) { number(limit: $limit) }';
      await apollo.executeOperation({ query, variables: { limit } }, { contextValue });
    }
    await apollo.stop();
    expect(done).toEqual(['parsed', 'validated', 'ran', 'ran', 'ran']);
  });
});
