import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { expectTooComplex, startGraphqlApi } from '../../../test/graphql/graphql-api.js';
import { processorMs } from '../../../test/processor-ms.js';

const max = limits.graphql;

describe('query cost', () => {
  let api: Awaited<ReturnType<typeof startGraphqlApi>>;
  beforeAll(async () => {
    const list = async () => ({ entries: [], pagination: {}, appliedFilters: {} });
    api = await startGraphqlApi({ entryList: { list } });
  });
  afterAll(() => api.app.close());

  const ids = (relatives: number) => `{ items { relatedEntries(limit: ${String(relatives)}) { id } } }`;

  it('multiplies lists by their limits', async () => {
    expectTooComplex(
      await api.ask(`{ entries(limit: 1000) ${ids(20)} }`),
      messages.graphqlCost(21_001, max.cost),
    );
  });

  it('accepts the largest page of plain entries', async () => {
    const { errors } = await api.ask('{ entries(limit: 1000) { items { id } } }');
    expect(errors).toBeUndefined();
  });

  it('reads the limit from a variable, from its default, and from the argument’s default', async () => {
    const query = `query ($n: Int = 500) { entries(limit: $n) ${ids(20)} }`;
    expectTooComplex(await api.ask(query, { n: 1000 }), messages.graphqlCost(21_001, max.cost));
    expectTooComplex(await api.ask(query), messages.graphqlCost(10_501, max.cost));
    expect((await api.ask(query, { n: null })).errors).toBeUndefined();
    expect((await api.ask(query, { n: 10 })).errors).toBeUndefined();
  });

  it.each(['constructor', '__proto__'])('knows that a variable called %s was not sent', async (name) => {
    const query = `query ($${name}: Int = 500) { entries(limit: $${name}) ${ids(20)} }`;
    expectTooComplex(await api.ask(query), messages.graphqlCost(10_501, max.cost));
  });

  it('estimates what introspection returns, with a limit of its own', async () => {
    const type = 'type { fields { args { name } type { name } } ofType { fields { args { name } } } }';
    const schema = `__schema { types { fields { ${type} } } }`;
    expect((await api.ask(`{ ${schema} }`)).errors).toBeUndefined();
    const refused = messages.graphqlCost(212_402, max.introspectionCost);
    expectTooComplex(await api.ask(`{ ${schema} again: ${schema} }`), refused);
  });

  it('sums aliases, fragments and pages by cursor', async () => {
    const query = `{ a: entryConnection(first: 1000) { ...Walk } b: entries(limit: 500) { ...Page } }
      fragment Walk on EntryConnection { edges { node { id } } nodes { relatedEntries(limit: 6) { id } } }
      fragment Page on EntryPage { ... { items { relatedEntries(limit: 1) { id } } } }`;
    expectTooComplex(await api.ask(query), messages.graphqlCost(1 + 2000 + 7000 + 1 + 1000, max.cost));
  });

  it('refuses limits out of range before anything runs', async () => {
    const one = '{ items { relatedEntries(limit: 51) { id } } }';
    const queries = ['{ entries(limit: 0) { items { id } } }', `{ entries ${one} }`];
    for (const query of [
      ...queries,
      '{ autoantibodyTerms(limit: 0) { items { id } } }',
      '{ resolveName(name: "ANA", limit: 1001) { total } }',
      'query ($n: Int = 1001) { entryConnection(first: $n) { totalCount } }',
    ]) {
      for (const accept of ['application/graphql-response+json', 'application/json']) {
        const { status, errors, ...rest } = await api.post({ query }, { accept });
        expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
        expect(rest).not.toHaveProperty('data');
      }
    }
  });

  it('is computed quickly for fragments that double at every level', async () => {
    const fragments = Array.from(
      { length: 200 },
      (_, index) => `
      fragment F${String(index)} on Entry { ...F${String(index + 1)} ... { ...F${String(index + 1)} } }`,
    );
    const query = `{ entries { items { ...F0 } } } ${fragments.join('')} fragment F200 on Entry { id }`;
    expect(await processorMs(() => api.ask(query))).toBeLessThan(1000);
  });
});
