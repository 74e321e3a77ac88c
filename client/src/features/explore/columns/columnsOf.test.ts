import type { Associations } from '../graph/network';
import { autoantibodiesOf, linksOfAutoantibodies, nodeNamed } from './columnsOf';

const node = (kind: Associations['nodes'][number]['kind'], label: string, count = 1) => ({
  id: `${kind}:${label}`,
  kind,
  label,
  count,
  x: null,
  y: null,
});
const associations: Associations = {
  nodes: [
    node('disease', 'Lupus', 9),
    node('autoantibody', 'Anti-Sm', 2),
    node('autoantibody', 'Anti-Ro', 4),
    node('autoantibody', 'Anti-La', 2),
    node('autoantigen', 'Ro60', 4),
  ],
  edges: [
    { source: 'disease:Lupus', target: 'autoantibody:Anti-Sm', count: 2 },
    { source: 'disease:Lupus', target: 'autoantibody:Anti-Ro', count: 4 },
    { source: 'autoantibody:Anti-Ro', target: 'autoantigen:Ro60', count: 4 },
    { source: 'autoantibody:Anti-Ro', target: 'autoantigen:not returned', count: 1 },
  ],
  totalNodes: 5,
  totalEdges: 3,
};

test('the autoantibodies with most entries come first, then by name', () => {
  expect(autoantibodiesOf(associations, 2)).toEqual(['Anti-Ro', 'Anti-La']);
});

test('links only the given autoantibodies, in their order', () => {
  const links = linksOfAutoantibodies(associations, ['Anti-Ro', 'Anti-Sm']);
  expect(
    links.map(({ disease, autoantibody, autoantigen }) => [
      disease?.name,
      autoantibody.name,
      autoantigen?.name,
    ]),
  ).toEqual([
    ['Lupus', 'Anti-Ro', undefined],
    [undefined, 'Anti-Ro', 'Ro60'],
    ['Lupus', 'Anti-Sm', undefined],
  ]);
});

test('finds a name in another case, but not of another kind', () => {
  expect(nodeNamed(associations, 'disease', 'LUPUS')?.label).toBe('Lupus');
  expect(nodeNamed(associations, 'autoantigen', 'Lupus')).toBeUndefined();
});
