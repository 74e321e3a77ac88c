import { tableCsv } from '../../../components/download/tableCsv';
import { associationRows, nodeRows, sortRows } from '../table/rows';
import { describeNetwork, describeShare } from './describe';
import { usefulLeastCounts } from './leastCounts';
import { mergeNeighbourhoods, neighboursIn } from './mergeNeighbourhoods';
import type { Associations } from './network';
import { associationsCsv } from './networkTable';
import { visibleNetwork } from './visibleNetwork';

type Kind = Associations['nodes'][number]['kind'];
const kinds: Readonly<Record<string, Kind>> = { D: 'disease', A: 'autoantibody', G: 'autoantigen' };
const node = (id: string, count: number) => {
  const shown = { id, kind: kinds[id[0]!]!, label: id, count };
  return { ...shown, x: null, y: null };
};
const edge = (source: string, target: string, count: number) => ({ source, target, count });
const answer = (nodes: Associations['nodes'], edges: Associations['edges']): Associations => ({
  nodes,
  edges,
  totalNodes: nodes.length,
  totalEdges: edges.length,
});

/** Two diseases share one autoantibody; the other two autoantibodies have too few entries to be in the answer. */
const base = answer(
  [node('D1', 9), node('D2', 6), node('A1', 5), node('G1', 5)],
  [edge('D1', 'A1', 3), edge('D2', 'A1', 2), edge('A1', 'G1', 5)],
);
const besideD1 = answer(
  [node('D1', 9), node('A1', 3), node('A2', 4), node('G1', 3), node('G9', 4)],
  [edge('D1', 'A1', 3), edge('D1', 'A2', 4), edge('A1', 'G1', 3), edge('A2', 'G1', 1), edge('A2', 'G9', 3)],
);
const nobody = { expanded: [], focus: '' };
const ids = (nodes: readonly { readonly id: string }[]) => nodes.map(({ id }) => id);

test('what is looked at adds nothing, what is expanded adds its neighbours and no more', () => {
  const beside = new Map([['D1', besideD1]]);
  expect(ids(mergeNeighbourhoods(base, beside, { ...nobody, focus: 'D1' }).nodes)).toEqual([
    'D1',
    'D2',
    'A1',
    'G1',
  ]);
  const expanded = mergeNeighbourhoods(base, beside, { ...nobody, expanded: ['D1'] });
  expect(ids(expanded.nodes)).toEqual(['D1', 'D2', 'A1', 'G1', 'A2']);
  expect(mergeNeighbourhoods(base, new Map(), { ...nobody, expanded: ['D1'] }).nodes).toHaveLength(4);
});

test('a count beside one node does not replace that over all entries, and says where it may be too low', () => {
  const { nodes, edges } = mergeNeighbourhoods(base, new Map([['D1', besideD1]]), {
    ...nobody,
    expanded: ['D1'],
  });
  const counts = nodes.map(({ id, count, isAtLeast }) => [id, count, isAtLeast]);
  expect(counts).toContainEqual(['A1', 5, false]);
  expect(counts).toContainEqual(['A2', 4, true]);
  const widths = edges.map(({ source, target, count, isAtLeast }) => [source, target, count, isAtLeast]);
  expect(widths).toContainEqual(['A1', 'G1', 5, false]);
  expect(widths).toContainEqual(['D1', 'A2', 4, false]);
  expect(widths).toContainEqual(['A2', 'G1', 1, true]);
});

test('looking at what was added counts it over all entries', () => {
  const besideA2 = answer(
    [node('A2', 7), node('D1', 4), node('D7', 3)],
    [edge('D1', 'A2', 4), edge('D7', 'A2', 3)],
  );
  const beside = new Map([
    ['D1', besideD1],
    ['A2', besideA2],
  ]);
  const { nodes } = mergeNeighbourhoods(base, beside, { expanded: ['D1'], focus: 'A2' });
  expect(nodes.find(({ id }) => id === 'A2')).toMatchObject({ count: 7, isAtLeast: false });
});

test('lists neighbours with the number of common entries, most first', () => {
  expect(neighboursIn(besideD1, 'D1').map(({ id, count }) => [id, count])).toEqual([
    ['A2', 4],
    ['A1', 3],
  ]);
});

test('hidden kinds take their associations along, weak associations the nodes that have no other', () => {
  const network = mergeNeighbourhoods(base, new Map(), nobody);
  const some = visibleNetwork(network, { kinds: ['disease', 'autoantibody'], least: 1, focus: '' });
  expect([ids(some.nodes), some.edges.length]).toEqual([['D1', 'D2', 'A1'], 2]);
  const strong = visibleNetwork(network, { kinds: ['disease', 'autoantibody'], least: 3, focus: 'D2' });
  expect([ids(strong.nodes), strong.edges.length]).toEqual([['D1', 'D2', 'A1'], 1]);
});

test('offers only numbers of entries that leave associations between all kinds on screen', () => {
  const network = mergeNeighbourhoods(base, new Map(), nobody);
  expect(usefulLeastCounts(network, ['disease', 'autoantibody', 'autoantigen'])).toEqual([1, 2, 3]);
  expect(usefulLeastCounts(network, ['autoantibody', 'autoantigen'])).toEqual([1, 2, 3, 5]);
  expect(usefulLeastCounts(network, ['disease', 'autoantigen'])).toEqual([1]);
  const single = mergeNeighbourhoods(
    answer(base.nodes, [edge('D1', 'A1', 1), edge('A1', 'G1', 5)]),
    new Map(),
    nobody,
  );
  expect(usefulLeastCounts(single, ['disease', 'autoantibody', 'autoantigen'])).toEqual([1]);
});

test('rows are sorted by name or number, either way round', () => {
  const network = mergeNeighbourhoods(base, new Map(), nobody);
  const nodes = nodeRows(network);
  const associations = associationRows(network);
  expect(ids(nodes)).toEqual(['A1', 'D1', 'D2', 'G1']);
  expect(sortRows(nodes, ({ degree }) => degree, 'desc')[0]).toMatchObject({ id: 'A1', degree: 3 });
  const byCount = sortRows(associations, ({ count }) => count, 'desc');
  expect(byCount.map(({ count }) => count)).toEqual([5, 3, 2]);
  expect(sortRows(associations, ({ from }) => from.label, 'desc')[0]?.from.id).toBe('D2');
});

test('describes a network as a sentence, and exports its associations', () => {
  const network = mergeNeighbourhoods(base, new Map(), nobody);
  expect(describeNetwork(network)).toMatch(
    /^Network of 2 diseases, 1 autoantibody, 1 autoantigen and 3 associations\./,
  );
  expect(describeShare(network, { ...base, totalNodes: 1234 })).toBe('4 of 1,234 nodes, 3 associations');
  expect(tableCsv(associationsCsv(network)).split('\r\n').slice(0, 2)).toEqual([
    'Kind,Name,Associated kind,Associated name,Entries',
    'disease,D1,autoantibody,A1,3',
  ]);
});
