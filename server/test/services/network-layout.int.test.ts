import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';

import { associationId } from '../../../schema/contract/associations.js';
import type { AssociationGraph } from '../../nouns/statistics.js';
import { AssociationLayoutRepository } from '../../persistence/repositories/association-layout.repository.js';
import { LayoutJob } from '../../services/statistics/layout-job.js';
import { eventually } from '../eventually.js';
import { askGraphql } from '../parity/both-apis.js';
import { startTestApp } from '../start-test-app.js';
import { anEntry, startTestDatabase } from '../test-database.js';
import { useFresh, useStarted } from '../use-started.js';

const jobs: LayoutJob[] = [];
afterEach(() => Promise.all(jobs.splice(0).map((job) => job.stop())));
const test = useFresh(startTestDatabase);
let layouts: AssociationLayoutRepository;
beforeEach(() => {
  layouts = new AssociationLayoutRepository(test.database);
});

function startJob(): void {
  const job = new LayoutJob(test.database, 600, pino({ level: 'warn' }));
  job.start();
  jobs.push(job);
}

const rows = () =>
  test.database.query<{ nodeLimit: number; computedAt: Date }>(
    'SELECT node_limit AS "nodeLimit", computed_at AS "computedAt" FROM association_layouts ORDER BY node_limit',
  );
const dataVersion = async () => {
  const [state] = await test.database.query<{ version: string }>('SELECT version::text FROM entry_totals');
  return Number(state?.version);
};
const layOut = (positions: Record<string, { x: number; y: number }>) =>
  layouts.whenDue(600, () => Promise.resolve([{ nodeLimit: 300, positions }]));
const tenMinutesPass = () =>
  test.database.query(`UPDATE association_layouts SET computed_at = now() - interval '11 minutes'`);

it('one of several instances places every name, once for the same data', async () => {
  await test.store(anEntry({ disease: 'Lupus', autoantibody: 'Anti-Sm', autoantigen: 'SmD1' }));
  startJob();
  startJob();
  await eventually(async () => (await rows()).length === 2);
  expect((await rows()).map(({ nodeLimit }) => nodeLimit)).toEqual([300, 2000]);
  const ids = [
    associationId('disease', 'Lupus'),
    associationId('autoantibody', 'Anti-Sm'),
    associationId('autoantigen', 'SmD1'),
  ];
  expect(Object.keys(await layouts.find(300)).sort()).toEqual([...ids].sort());
  expect(await layouts.find(2000)).toEqual(await layouts.find(300));
  await tenMinutesPass();
  const before = await rows();
  startJob();
  await sleep(1000);
  expect(await rows()).toEqual(before);
});

it('new data are laid out once ten minutes have passed', async () => {
  await layOut({ a: { x: 1, y: 2 } });
  await test.store(anEntry());
  await layOut({ a: { x: 3, y: 4 } });
  expect(await layouts.find(300)).toEqual({ a: { x: 1, y: 2 } });
  await tenMinutesPass();
  await layOut({ a: { x: 3, y: 4 } });
  expect(await layouts.find(300)).toEqual({ a: { x: 3, y: 4 } });
});

it('a layout of a clock that was ahead does not put off the next', async () => {
  await layOut({ a: { x: 1, y: 2 } });
  await test.store(anEntry());
  await test.database.query(`UPDATE association_layouts SET computed_at = now() + interval '1 year'`);
  await layOut({ a: { x: 3, y: 4 } });
  expect(await layouts.find(300)).toEqual({ a: { x: 3, y: 4 } });
});

it('other positions raise the version of the data, the same do not', async () => {
  const before = await dataVersion();
  await layOut({ a: { x: 1, y: 2 } });
  expect(await dataVersion()).toBeGreaterThan(before);
  await tenMinutesPass();
  await layOut({ a: { x: 3, y: 4 } });
  expect(await layouts.find(300)).toEqual({ a: { x: 1, y: 2 } });
  await test.store(anEntry());
  await tenMinutesPass();
  const written = await dataVersion();
  await layOut({ a: { x: 1, y: 2 } });
  expect(await dataVersion()).toBe(written);
});

it('what is written while a layout is computed is laid out next', async () => {
  await layouts.whenDue(600, async () => {
    await test.store(anEntry());
    return [{ nodeLimit: 300, positions: { a: { x: 1, y: 2 } } }];
  });
  await layOut({ a: { x: 5, y: 6 } });
  expect(await layouts.find(300)).toEqual({ a: { x: 1, y: 2 } });
  await tenMinutesPass();
  await layOut({ a: { x: 5, y: 6 } });
  expect(await layouts.find(300)).toEqual({ a: { x: 5, y: 6 } });
});

it('none is computed for a database that cannot be written', async () => {
  const computed: string[] = [];
  const query = (text: string, values: unknown[]) =>
    test.database.readTransaction((transaction) => transaction.query(text, values));
  const readOnly = Object.assign(Object.create(test.database), { query });
  const compute = () => Promise.resolve((computed.push('computed'), []));
  await new AssociationLayoutRepository(readOnly).whenDue(600, compute);
  expect(computed).toEqual([]);
  await layouts.whenDue(600, compute);
  expect(computed).toEqual(['computed']);
});

it('while one instance computes layouts, no other one does', async () => {
  const computed: string[] = [];
  await layouts.whenDue(600, async () => {
    await layouts.whenDue(600, () => Promise.resolve((computed.push('other'), [])));
    computed.push('first');
    return [];
  });
  expect(computed).toEqual(['first']);
});

describe('the graph of both APIs', () => {
  const app = useStarted(() => startTestApp({ layoutEverySeconds: 600 }));

  const graphOf = async (query: string): Promise<AssociationGraph> => {
    const answer = await app.fetch(`/api/disease/statistics/associations?${query}`);
    return ((await answer.json()) as { data: AssociationGraph }).data;
  };
  const laidOut = async (query: string) => {
    await eventually(async () => (await graphOf(query)).nodes[0]?.x !== null);
    return graphOf(query);
  };

  it('says where each name is drawn, none on another, in a whole network and in its strongest part', async () => {
    for (const limit of [100, 300, 2000]) {
      const { nodes } = await laidOut(`limit=${String(limit)}`);
      expect(nodes.length).toBeGreaterThanOrEqual(Math.min(limit, 800));
      const places = nodes.map(({ x, y }) => `${String(x)},${String(y)}`);
      expect(nodes.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
      expect(new Set(places).size).toBe(nodes.length);
    }
  });

  it('says the same in GraphQL', async () => {
    const { nodes } = await laidOut('limit=100');
    const query = '{ associationGraph(limit: 100) { nodes { id x y } } }';
    const { data } = await askGraphql(app, query);
    expect(data.associationGraph.nodes).toEqual(nodes.map(({ id, x, y }) => ({ id, x, y })));
  });

  it('says nothing about a graph of some entries', async () => {
    await laidOut('limit=1');
    const { nodes } = await graphOf('type=Enzyme');
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.every(({ x, y }) => x === null && y === null)).toBe(true);
  });
});
