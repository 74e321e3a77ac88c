import { messages } from '../../../schema/contract/messages.js';
import { useStarted } from '../use-started.js';
import { startGraphqlClient } from './graphql-test-client.js';

interface Row {
  readonly id: string;
  readonly accession: string;
  readonly [field: string]: unknown;
}
interface Connection {
  readonly totalCount: number;
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
  readonly nodes: readonly { id: string }[];
}

const lupus = 'Systemic lupus erythematosus';

describe('entries through GraphQL', () => {
  const client = useStarted(startGraphqlClient);

  it.each([
    ['{ disease: { eq: "SYSTEMIC lupus erythematosus" } }', 20],
    ['{ disease: { in: ["Celiac disease", "Systemic lupus erythematosus"] } }', 26],
    ['{ disease: { startsWith: "systemic lupus" } }', 20],
    ['{ disease: { contains: "lupus", startsWith: "neonatal" } }', 2],
    ['{ disease: { in: [] } }', 0],
    ['{ disease: { in: [""] } }', 450],
    ['{ disease: { isEmpty: true } }', 0],
    ['{ disease: { isEmpty: false, eq: "  " } }', 450],
  ])('are filtered by %s', async (filter, total) => {
    const { data } = await client.ask(`{ entries(filter: ${filter}) { pagination { total } } }`);
    expect(data).toEqual({ entries: { pagination: { total } } });
  });

  it('are rejected with the message of the service if the limit is out of range, before anything runs', async () => {
    const { data, errors } = await client.ask('{ entries(limit: 1001) { items { id } } }');
    expect(data).toBeUndefined();
    expect(errors?.[0]).toMatchObject({
      message: messages.wholeNumber('limit', 1, 1000),
      extensions: { code: 'BAD_USER_INPUT', errors: [{ path: 'limit' }] },
    });
  });

  it('are each returned once by cursor, in any order', async () => {
    const query = `query ($after: String) { entryConnection(first: 150, after: $after, sortBy: type, sortOrder: desc) {
      totalCount pageInfo { hasNextPage hasPreviousPage endCursor } nodes { id } } }`;
    const step = async (after: string | null): Promise<Connection> =>
      (await client.ask<{ entryConnection: Connection }>(query, { after })).data.entryConnection;

    const steps = [await step(null)];
    for (let last = steps[0]; last?.pageInfo.hasNextPage; last = steps.at(-1)) {
      steps.push(await step(last.pageInfo.endCursor));
    }
    expect(steps.map(({ totalCount }) => totalCount)).toEqual([450, 450, 450]);
    expect(steps.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true]);
    const ids = steps.flatMap(({ nodes }) => nodes.map(({ id }) => id));
    expect(ids).toHaveLength(450);
    expect(new Set(ids).size).toBe(450);
  });

  it('are rejected for an unknown cursor', async () => {
    const { errors } = await client.ask('{ entryConnection(after: "made up") { totalCount } }');
    expect(errors?.[0]).toMatchObject({
      message: messages.cursorInvalid,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('name the term of the vocabulary that they belong to, in one batch', async () => {
    const { data } = await client.ask<{ entries: { items: Row[] } }>(
      '{ entries(limit: 450) { items { autoantibody autoantibodyTerm { id slug name } } } }',
    );
    const { items } = data.entries;
    const termOf = (name: string) =>
      items.find(({ autoantibody }) => autoantibody === name)?.['autoantibodyTerm'];
    expect(termOf('Anti-Ro60 (SSA)')).toMatchObject({ slug: 'anti-ro60-ssa', name: 'Anti-Ro60 (SSA)' });
    const term = await client.ask('{ autoantibodyTerm(name: "anti-ro60-ssa") { id slug name } }');
    expect(term.data).toEqual({ autoantibodyTerm: termOf('Anti-Ro60 (SSA)') });
    const without = items.filter((item) => item['autoantibodyTerm'] === null);
    expect(without.length).toBeGreaterThan(0);
  });

  it('have the same related entries, whatever their number', async () => {
    const { data: list } = await client.ask<{ entries: { items: Row[] } }>(
      `{ entries(limit: 1, filter: { disease: { eq: "${lupus}" } }) { items { id } } }`,
    );
    const { data } = await client.ask<{ entry: Record<'five' | 'two' | 'most', Row[]> }>(
      `query ($id: ID) { entry(id: $id) {
        five: relatedEntries { id } two: relatedEntries(limit: 2) { id } most: relatedEntries(limit: 20) { id } } }`,
      { id: list.entries.items[0]?.id },
    );
    const { five, two, most } = data.entry;
    expect(five).toHaveLength(5);
    expect(two).toEqual(five.slice(0, 2));
    expect(most.slice(0, 5)).toEqual(five);
  });

  it.each(['accession: "AIA9999999"', 'id: "00000000-0000-4000-8000-000000000000"'])(
    'are null if unknown: %s',
    async (argument) => {
      expect(await client.ask(`{ entry(${argument}) { id } }`)).toEqual({ data: { entry: null } });
    },
  );

  it('are returned by ids and accessions, in the requested order, null if unknown', async () => {
    const asked = await client.ask<{ entriesByIds: Row[] }>(
      '{ entriesByIds(ids: ["AIA0000042", "AIA0000007"]) { id accession relatedEntries(limit: 1) { id } } }',
    );
    const [first, second] = asked.data.entriesByIds;
    expect(second?.accession).toBe('AIA0000007');
    const again = await client.ask('query ($ids: [ID!]!) { entriesByIds(ids: $ids) { accession } }', {
      ids: ['aia0000007', 'AIA9999999', first?.id],
    });
    expect(again.data).toEqual({
      entriesByIds: [{ accession: 'AIA0000007' }, null, { accession: 'AIA0000042' }],
    });
  });

  it('are rejected for an empty list of ids', async () => {
    const { data, errors } = await client.ask('{ entriesByIds(ids: []) { id } }');
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: messages.entryIdsNumber(1, 50),
      extensions: { code: 'BAD_USER_INPUT', errors: [{ path: 'ids' }] },
    });
  });

  it('have the same related entries in a list as alone', async () => {
    const { data } = await client.ask<{ entries: { items: (Row & { relatedEntries: Row[] })[] } }>(
      `{ entries(limit: 20, filter: { disease: { eq: "${lupus}" } }) { items { id relatedEntries(limit: 3)
        { id } } } }`,
    );
    expect(data.entries.items).toHaveLength(20);
    for (const { id, relatedEntries } of data.entries.items.slice(0, 3)) {
      const alone = await client.ask(
        'query ($id: ID) { entry(id: $id) { relatedEntries(limit: 3) { id } } }',
        { id },
      );
      expect(alone.data).toEqual({ entry: { relatedEntries } });
    }
  });
});
