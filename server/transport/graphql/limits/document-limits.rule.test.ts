import { getIntrospectionQuery } from 'graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { expectTooComplex, type GraphqlAnswer, startGraphqlApi } from '../../../test/graphql/graphql-api.js';

const max = limits.graphql;
const nested = (levels: number) =>
  `{ entries { items ${'{ relatedEntries(limit: 1) '.repeat(levels - 3)} { id } ${'}'.repeat(levels - 3)} } }`;

let called = 0;
const services = {
  entryList: {
    list: () => {
      called += 1;
      return Promise.resolve({ entries: [], pagination: {}, appliedFilters: {}, dataVersion: '1' });
    },
  },
  entryDetail: { find: async () => null, findWithRelated: async () => null },
  statistics: { additionalKeys: async () => ({ keys: [], dataVersion: '1' }) },
};

describe('document limits', () => {
  let api: Awaited<ReturnType<typeof startGraphqlApi>>;
  beforeAll(async () => {
    api = await startGraphqlApi(services);
  });
  beforeEach(() => {
    called = 0;
  });
  afterAll(() => api.app.close());

  function expectRefusal(answer: GraphqlAnswer, message: string): void {
    expectTooComplex(answer, message);
    expect(called).toBe(0);
  }

  describe('depth', () => {
    it('accepts 12 levels', async () => {
      const { data } = await api.ask(nested(12));
      expect(data).toEqual({ entries: { items: [] } });
    });

    it('rejects 13 levels, also of plain JSON', async () => {
      expectRefusal(await api.ask(nested(13)), messages.graphqlDepth(13, max.depth));
      const plain = await api.post({ query: nested(13) }, { accept: 'application/json' });
      expectRefusal(plain, messages.graphqlDepth(13, max.depth));
    });

    it('follows fragments and inline fragments', async () => {
      const levels = '{ relatedEntries(limit: 1) '.repeat(5);
      const query = `{ ... { entries { items { ...A } } } }
        fragment A on Entry { ... on Entry ${levels} { ...B } ${'}'.repeat(5)} }
        fragment B on Entry ${levels} { id } ${'}'.repeat(5)}`;
      expectRefusal(await api.ask(query), messages.graphqlDepth(13, max.depth));
    });

    it('rejects fragments that contain themselves', async () => {
      const query = `{ entries { items { ...A } } } fragment A on Entry { relatedEntries { ...B } }
        fragment B on Entry { relatedEntries { ...A } }`;
      const { status, errors } = await api.ask(query);
      expect(status).toBe(400);
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    });

    it('rejects long chains and cycles of fragments', async () => {
      const chain = (length: number, last: string) =>
        Array.from({ length }, (_, index) => {
          const next = index + 1 < length ? `...F${String(index + 1)}` : last;
          return `fragment F${String(index)} on Query { ${next} }`;
        }).join(' ');
      const refusal = messages.graphqlFragmentChain(900, max.fragmentChain);
      expectRefusal(await api.ask(`{ ...F0 } ${chain(900, 'additionalKeys')}`), refusal);
      expectRefusal(
        await api.ask(`{ ...F0 } ${chain(900, '...F0')}`),
        messages.graphqlFragmentChain(901, max.fragmentChain),
      );
      expect((await api.ask(`{ ...F0 } ${chain(100, 'additionalKeys')}`)).errors).toBeUndefined();
    });

    it('accepts the standard introspection query', async () => {
      const full = { inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true };
      const { data, errors } = await api.ask(getIntrospectionQuery(full));
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
    });

    it('has a separate limit for introspection', async () => {
      const query = `{ __type(name: "Entry") ${'{ ofType '.repeat(20)} { name } ${'}'.repeat(20)} }`;
      expectRefusal(await api.ask(query), messages.graphqlDepth(22, max.introspectionDepth));
    });
  });

  describe('repetition', () => {
    const aliases = (field: string, count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${String(index)}: ${field}`).join(' ')} }`;

    it.each(['__typename', 'additionalKeys'])('accepts 15 aliases of %s and rejects 16', async (field) => {
      expect((await api.ask(aliases(field, 15))).errors).toBeUndefined();
      expectRefusal(
        await api.ask(aliases(field, 16)),
        messages.graphqlAliases(field, 16, max.aliasesOfOneField),
      );
    });

    it('counts aliases across fragments, and repeated fields', async () => {
      const split = `${aliases('__typename', 10)} fragment A on Query ${aliases('__typename', 10)}`;
      expectRefusal(await api.ask(split), messages.graphqlAliases('__typename', 20, max.aliasesOfOneField));
      expectRefusal(
        await api.ask(`{ ${'__typename '.repeat(3000)} }`),
        messages.graphqlAliases('__typename', 2999, max.aliasesOfOneField),
      );
    });

    it('counts a field that is repeated below one parent by inline fragments and spreads', async () => {
      const inline = (times: number) =>
        `{ ...F } fragment F on Query { ${'... { ... on Query { additionalKeys } } '.repeat(times)} }`;
      expect((await api.ask(inline(16))).errors).toBeUndefined();
      expectRefusal(
        await api.ask(inline(17)),
        messages.graphqlAliases('additionalKeys', 16, max.aliasesOfOneField),
      );
    });

    it('rejects a document with more than five sign-ins, in any form', async () => {
      const attempts = (count: number) =>
        Array.from({ length: count }, (_, index) => `a${String(index)}: login { token }`).join(' ');
      const whole = `mutation { ${attempts(6)} }`;
      const split = `mutation { ${attempts(3)} ... on Mutation { b: login { token } } ...More } fragment
        More on Mutation { c: login { token } login { token } }`;
      for (const document of [whole, split]) {
        expectRefusal(await api.ask(document), messages.graphqlSignIns(6, max.signIns));
      }
    });

    it('rejects a directive that is repeated 11 times in one place', async () => {
      const query = `{ additionalKeys ${'@include(if: true) '.repeat(11)} }`;
      expectRefusal(await api.ask(query), messages.graphqlDirectives('include', 11, max.repeatedDirectives));
    });
  });

  describe('size', () => {
    it('rejects more than 10,000 tokens, also of plain JSON', async () => {
      const query = `{ ${'a '.repeat(10_000)} }`;
      expectRefusal(await api.ask(query), messages.graphqlTokens(max.tokens));
      expectRefusal(
        await api.post({ query }, { accept: 'application/json' }),
        messages.graphqlTokens(max.tokens),
      );
    });

    it.each([
      ['selections', '{ a ', '', '}'],
      ['inline fragments', '{ ... ', '{ a }', '}'],
      ['lists', '[', '1', ']', '{ a(b: ', ') }'],
      ['objects', '{ c: ', '1', '}', '{ a(b: ', ') }'],
      ['list types', '[', 'Int', ']', 'query ($v: ', ') { a }'],
    ])(
      'rejects nesting of %s that could exhaust the stack',
      async (_what, open, inner, close, before = '', after = '') => {
        for (const levels of [300, 2000]) {
          const query = before + open.repeat(levels) + inner + close.repeat(levels) + after;
          expectRefusal(await api.ask(query), messages.graphqlNesting);
        }
      },
    );

    it('rejects fragments that expand to more than 10,000 nodes', async () => {
      const chain = (depth: number, width: number) => {
        const branch = (index: number) => `...{ relatedEntries(limit: 1) { ...F${String(index + 1)} } }`;
        const fragment = (_: unknown, index: number) =>
          `fragment F${String(index)} on Entry { ${`${branch(index)} `.repeat(width)} }`;
        const fragments = Array.from({ length: depth }, fragment).join(' ');
        const last = `fragment F${String(depth)} on Entry { id }`;
        return `{ entry(accession: "AIA0000001") { id ...F0 } } ${fragments} ${last}`;
      };
      for (const query of [chain(10, 3), chain(9, 4), chain(10, 15)]) {
        expectRefusal(await api.ask(query), messages.graphqlWrittenOut(max.writtenOut));
      }
      expectRefusal(await api.ask(chain(10, 30)), messages.graphqlWrittenOut(max.writtenOut));
      const { errors } = await api.ask(chain(5, 3));
      expect(errors).toBeUndefined();
    });

    it('rejects introspection that doubles at every level', async () => {
      const fragment = (_: unknown, index: number) =>
        `fragment F${String(index)} on __Schema { ...F${String(index + 1)} ...{ ...F${String(index + 1)} } }`;
      const fragments = Array.from({ length: 90 }, fragment).join(' ');
      const query = `{ __schema { ...F0 } } ${fragments} fragment F90 on __Schema { description }`;
      expectRefusal(await api.ask(query), messages.graphqlWrittenOut(max.writtenOut));
    });

    it('rejects more than 100 fragments below one parent', async () => {
      const query = (count: number) => {
        const names = Array.from({ length: count }, (_, index) => `F${String(index)}`);
        const fragments = names.map((name) => `fragment ${name} on Query { of${name} }`);
        return `{ ...{ ${names.map((name) => `...${name}`).join(' ')} } } ${fragments.join(' ')}`;
      };
      const refusal = messages.graphqlFragments(101, max.fragmentsBelowOneParent);
      expectRefusal(await api.ask(query(101)), refusal);
    });

    it('rejects a list of operations', async () => {
      const { status, errors } = await api.post([{ query: '{ additionalKeys }' }]);
      expect(status).toBe(400);
      expect(errors?.[0]).toMatchObject({
        message: messages.graphqlBatch,
        extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
      });
    });

    it('rejects a body over one megabyte', async () => {
      const { status, errors } = await api.post({ query: ' '.repeat(limits.jsonBodyBytes) });
      expect(status).toBe(413);
      expect(errors?.[0]).toMatchObject({
        message: messages.requestTooLarge,
        extensions: { code: 'PAYLOAD_TOO_LARGE', requestId: expect.any(String) },
      });
    });
  });
});
