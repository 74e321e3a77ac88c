import { fakeServices } from '../../test/graphql/fake-services.js';
import { createApolloServer } from './apollo-server.js';
import { buildGraphqlSchema } from './build-schema.js';
import type { GraphqlContext } from './graphql-context.js';
import { ImportListLoaders } from './import-list-loaders.js';
import { RelatedEntriesLoader, RevisionsLoader } from './loaders-by-limit.js';
import { resolverContainer } from './resolver-container.js';
import { SubmissionLoaders } from './submission-loaders.js';
import { UserAccountsLoader } from './user-accounts-loader.js';

const context = (): GraphqlContext => {
  const request = { viewer: null, tokenRefused: false, address: '127.0.0.1', requestId: '1' };
  const { entryDetail, entryHistory, imports, submissionDirectory, users } = fakeServices();
  return {
    request,
    relatedEntries: new RelatedEntriesLoader(entryDetail, request),
    importLists: new ImportListLoaders(imports, request),
    revisions: new RevisionsLoader(entryHistory, request),
    submissions: new SubmissionLoaders(submissionDirectory, request),
    userAccounts: new UserAccountsLoader(users, request),
    notes: { identified: false, documentRefused: false, outage: false, retryAfterSeconds: null },
  };
};

describe('the Apollo server', () => {
  it('reads and validates a document once, however often it is sent', async () => {
    const done: string[] = [];
    const note = (step: string): Promise<void> => {
      done.push(step);
      return Promise.resolve();
    };
    const apollo = createApolloServer(buildGraphqlSchema(resolverContainer(fakeServices(), 1_048_576)), {
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
