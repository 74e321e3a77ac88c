import { fakeServices } from '../../test/graphql/fake-services.js';
import { createApolloServer } from './apollo-server.js';
import { buildGraphqlSchema } from './build-schema.js';
import type { GraphqlContext } from './graphql-context.js';
import { RelatedEntriesLoader } from './related-entries-loader.js';
import { resolverContainer } from './resolver-container.js';

const context = (): GraphqlContext => {
  const request = { viewer: null, requestId: '1' };
  const relatedEntries = new RelatedEntriesLoader(fakeServices().entryDetail, request);
  return {
    request,
    relatedEntries,
    notes: { identified: false, documentRefused: false, retryAfterSeconds: null },
  };
};

describe('the Apollo server', () => {
  it('reads and validates a document once, however often it is sent', async () => {
    const done: string[] = [];
    const note = (step: string): Promise<void> => {
      done.push(step);
      return Promise.resolve();
    };
    const apollo = createApolloServer(buildGraphqlSchema(resolverContainer(fakeServices())), {
      error: () => undefined,
    });
    const listener = {
      parsingDidStart: () => note('parsed'),
      validationDidStart: () => note('validated'),
      executionDidStart: () => note('ran'),
    };
    apollo.addPlugin({ requestDidStart: () => Promise.resolve(listener) });
    for (const limit of [1, 2, 3]) {
      const query = 'query ($limit: Int) { entries(limit: $limit) { items { id } } }';
      await apollo.executeOperation({ query, variables: { limit } }, { contextValue: context() });
    }
    await apollo.stop();
    expect(done).toEqual(['parsed', 'validated', 'ran', 'ran', 'ran']);
  });
});
