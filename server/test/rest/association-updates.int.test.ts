import { useStarted } from '../use-started.js';
import { address, type Graph } from './association-graph.js';
import { startEditingClient } from './editing-client.js';

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
