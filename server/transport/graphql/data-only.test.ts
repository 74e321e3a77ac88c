import { PrimaryReads } from '../../services/reads/reads.js';
import { startGraphqlApi } from '../../test/graphql/graphql-api.js';

it('a repeated query of data is answered from the cache, also with the type names that clients add', async () => {
  let calls = 0;
  const list = () => {
    calls += 1;
    return Promise.resolve({ entries: [], pagination: { total: calls }, appliedFilters: {} });
  };
  const reads = new PrimaryReads({ for: () => Promise.resolve('1') });
  const { ask } = await startGraphqlApi({ entryList: { list }, reads });
  for (const name of ['', '__typename']) {
    const query = `{ entries { items { id ${name} } pagination { total ${name} } ${name} } }`;
    const first = await ask(query);
    expect((await ask(query)).data).toEqual(first.data);
  }
  expect(calls).toBe(2);
});
