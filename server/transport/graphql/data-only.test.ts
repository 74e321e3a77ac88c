import { PrimaryReads } from '../../services/reads/reads.js';
import { startGraphqlApi } from '../../test/graphql/graphql-api.js';

it.each([
  '{ entries { items { id } pagination { total } } }',
  // As web clients send it.
  '{ entries { items { id __typename } pagination { total __typename } __typename } }',
  '{ resolveName(name: "ANA") { total } }',
  '{ autoantibodyTerms { pagination { total } } }',
  '{ autoantibodyTerm(name: "ANA") { version } }',
])('a repeated public read is answered from the cache: %s', async (query) => {
  let calls = 0;
  const answer = () => {
    calls += 1;
    const figures = { pagination: { total: calls }, total: calls, version: calls };
    return Promise.resolve({ items: [], entries: [], appliedFilters: {}, ...figures });
  };
  const { ask } = await startGraphqlApi({
    reads: new PrimaryReads({ for: () => Promise.resolve('1') }),
    entryList: { list: answer },
    names: { resolve: answer },
    vocabulary: { list: answer, find: answer },
  });
  const first = await ask(query);
  expect(first.errors).toBeUndefined();
  expect((await ask(query)).data).toEqual(first.data);
  expect(calls).toBe(1);
});
