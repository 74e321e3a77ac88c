import { associationKinds } from '../../../schema/contract/associations.js';
import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import type { SerialisedEntry } from '../../services/entries/serialised-entry.js';
import { askGraphql } from '../parity/both-apis.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';
import { refusalOf, startRestClient } from './rest-client.js';

/** The association graph in a REST answer. */
interface Graph {
  readonly nodes: readonly { id: string; kind: string; label: string; count: number }[];
  readonly edges: readonly { source: string; target: string; count: number }[];
  readonly totalNodes: number;
  readonly totalEdges: number;
}

const address = '/api/disease/statistics/associations';

/** Counted independently: ids and pairs of ids, ignoring case. */
function recount(entries: readonly SerialisedEntry[]) {
  const nodes = new Map<string, number>();
  const edges = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const entry of entries) {
    const [disease, antibody, antigen] = associationKinds.map((kind) => `${kind}:${fold(entry[kind] ?? '')}`);
    for (const id of [disease, antibody, antigen]) add(nodes, id ?? '');
    add(edges, `${disease ?? ''} – ${antibody ?? ''}`);
    add(edges, `${antibody ?? ''} – ${antigen ?? ''}`);
  }
  return { nodes, edges };
}

const edgeName = ({ source, target }: { source: string; target: string }) =>
  `${fold(source)} – ${fold(target)}`;

describe('association graph of the starter entries', () => {
  const rest = useStarted(startRestClient);

  const graphOf = async (query: string) => (await rest.read<{ data: Graph }>(`${address}?${query}`)).data;

  it.each([
    ['all entries', 'limit=2000', () => true],
    ['a filter', 'limit=2000&type=Enzyme', ({ type }: SerialisedEntry) => type === 'Enzyme'],
    [
      'a search in a field',
      'limit=2000&search=sclerosis&field=disease',
      ({ disease }: SerialisedEntry) => fold(disease ?? '').includes('sclerosis'),
    ],
  ] as const)('matches an independent count for %s', async (_name, query, isMeant) => {
    const { nodes, edges, totalNodes, totalEdges } = await graphOf(query);
    const counts = recount(rest.everything.filter(isMeant));
    expect(new Map(nodes.map(({ id, count }) => [fold(id), count]))).toEqual(counts.nodes);
    expect(new Map(edges.map((edge) => [edgeName(edge), edge.count]))).toEqual(counts.edges);
    expect([totalNodes, totalEdges]).toEqual([counts.nodes.size, counts.edges.size]);
    const ids = new Set(nodes.map(({ id }) => id));
    expect(edges.every(({ source, target }) => ids.has(source) && ids.has(target))).toBe(true);
    expect(nodes.every(({ id, kind, label }) => id === `${kind}:${label}`)).toBe(true);
  });

  it('orders nodes by their number of entries, then by kind, and edges by strength', async () => {
    const all = await graphOf('limit=2000');
    const rank = ({ kind, count }: Graph['nodes'][number]) =>
      (1000 - count) * 10 + associationKinds.findIndex((name) => name === kind);
    expect(all.nodes.map(rank)).toEqual(all.nodes.map(rank).sort((one, other) => one - other));
    const strengths = all.edges.map(({ count }) => count);
    expect(strengths).toEqual([...strengths].sort((one, other) => other - one));
  });

  it.each([1, 25, 100, 300])(
    'with %d nodes has all edges between them, and at most one unconnected node',
    async (limit) => {
      const all = await graphOf('limit=2000');
      const some = await graphOf(`limit=${String(limit)}`);
      const ids = new Set(some.nodes.map(({ id }) => id));
      expect(ids.size).toBe(limit);
      expect(some.nodes).toEqual(all.nodes.filter(({ id }) => ids.has(id)));
      expect(some.edges).toEqual(
        all.edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
      );
      const linked = new Set(some.edges.flatMap(({ source, target }) => [source, target]));
      expect(limit - linked.size).toBeLessThanOrEqual(1);
      expect([some.totalNodes, some.totalEdges]).toEqual([all.totalNodes, all.totalEdges]);
    },
  );

  it('starts with the autoantibodies with most entries, and their diseases', async () => {
    const { nodes } = await graphOf('limit=25');
    const counts = new Map(recount(rest.everything).nodes);
    const most = Math.max(...[...counts].filter(([id]) => id.startsWith('autoantibody:')).map(([, n]) => n));
    const first = nodes.find(({ kind }) => kind === 'autoantibody');
    expect(first?.count).toBe(most);
    const around = rest.everything.filter(({ autoantibody }) => autoantibody === first?.label);
    const ids = nodes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(around.map(({ disease }) => `disease:${disease ?? ''}`)));
  });

  it('has as many entries per node as the filtered list', async () => {
    for (const { kind, label, count } of (await graphOf('limit=40')).nodes) {
      const list = `/api/disease?limit=1&${kind}=${encodeURIComponent(label.replaceAll('*', '\\*'))}`;
      const { pagination } = await rest.read<{ pagination: { total: number } }>(list);
      expect([label, pagination.total]).toEqual([label, count]);
    }
  });

  it('is available in full through GraphQL, but not twice in one document', async () => {
    const graph = 'associationGraph(limit: 2000) { nodes { id count } edges { source target count } }';
    const { data } = await askGraphql(rest.app, `{ ${graph} }`);
    expect(data.associationGraph.nodes.length).toBeGreaterThan(500);
    const { errors } = await askGraphql(rest.app, `{ ${graph} again: ${graph} }`);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  it.each(['0', '2001', 'many'])('rejects the limit %s', async (limit) => {
    const message = messages.wholeNumber('limit', 1, 2000);
    expect(await rest.ask(`${address}?limit=${limit}`)).toEqual([400, refusalOf('limit', message)]);
  });

  it.each(["';DROP TABLE entries;--", '$1', '%', '"}],"nodes":[{', '\\', '<script>'])(
    'treats %s as text',
    async (text) => {
      const sent = encodeURIComponent(text);
      expect(await graphOf(`disease=${sent}`)).toEqual({
        nodes: [],
        edges: [],
        totalNodes: 0,
        totalEdges: 0,
      });
      expect((await rest.ask(`${address}?search=${sent}`))[0]).toBe(200);
    },
  );
});

describe('association graph of a few entries', () => {
  const atlas = useStarted(() => startEditingClient({ seed: 'none' }));

  const graphOf = async (query = ''): Promise<Graph> =>
    (await atlas.call('GET', `${address}?${query}`)).body.data as Graph;
  const node = (kind: string, label: string, count: number) => ({
    id: `${kind}:${label}`,
    kind,
    label,
    count,
    x: null,
    y: null,
  });
  const edge = (source: string, target: string, count: number) => ({ source, target, count });
  const make = (disease: string, autoantibody: string, autoantigen: string) =>
    atlas.make({ disease, autoantibody, autoantigen });

  it('is empty without entries', async () => {
    expect(await graphOf()).toEqual({ nodes: [], edges: [], totalNodes: 0, totalEdges: 0 });
  });

  it('merges spellings, follows each write, and omits deleted entries', async () => {
    await make('Sjögren disease', 'anti-Ro', 'Ro <60> "x"');
    await make('SJOGREN DISEASE', 'Anti-Ro', 'Ro <60> "x"');
    const lupus = await make('Lupus', 'ANTI-RO', 'TRIM21');
    // The same name in different fields gives separate nodes.
    const odd = await make('TRIM21', 'anti-La', 'Lupus');
    const first = await graphOf();
    expect(first.nodes).toEqual([
      node('autoantibody', 'anti-Ro', 3),
      node('disease', 'Sjögren disease', 2),
      node('autoantigen', 'Ro <60> "x"', 2),
      node('disease', 'Lupus', 1),
      node('disease', 'TRIM21', 1),
      node('autoantibody', 'anti-La', 1),
      node('autoantigen', 'Lupus', 1),
      node('autoantigen', 'TRIM21', 1),
    ]);
    expect(first.edges).toEqual([
      edge('autoantibody:anti-Ro', 'autoantigen:Ro <60> "x"', 2),
      edge('disease:Sjögren disease', 'autoantibody:anti-Ro', 2),
      edge('autoantibody:anti-Ro', 'autoantigen:TRIM21', 1),
      edge('disease:Lupus', 'autoantibody:anti-Ro', 1),
      edge('disease:TRIM21', 'autoantibody:anti-La', 1),
      edge('autoantibody:anti-La', 'autoantigen:Lupus', 1),
    ]);
    expect([first.totalNodes, first.totalEdges]).toEqual([8, 6]);
    expect((await graphOf('limit=1')).edges).toEqual([]);

    await atlas.send('DELETE', `/api/disease/${String(odd._id)}`);
    await atlas.send('PUT', `/api/disease/${String(lupus._id)}`, { body: { autoantigen: 'ro <60> "X"' } });
    const then = await graphOf();
    expect(then.nodes.map(({ label, count }) => [label, count])).toEqual([
      ['anti-Ro', 3],
      ['Ro <60> "x"', 3],
      ['Sjögren disease', 2],
      ['Lupus', 1],
    ]);
    expect(then.totalEdges).toBe(3);
    const narrowed = await graphOf('disease=lupus');
    expect(narrowed.nodes.map(({ label, count }) => [label, count])).toEqual([
      ['Lupus', 1],
      ['anti-Ro', 1],
      ['Ro <60> "x"', 1],
    ]);
  });
});
