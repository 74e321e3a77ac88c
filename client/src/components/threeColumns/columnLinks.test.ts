import { type ColumnLink, joinedTo, placeColumns } from './columnLinks';

const link = (disease: string, autoantibody: string, autoantigen: string): ColumnLink => ({
  disease: { name: disease, slug: disease },
  autoantibody: { name: autoantibody, slug: autoantibody },
  autoantigen: { name: autoantigen, slug: autoantigen },
});
const links = [
  link('d1', 'a1', 'g2'),
  link('d2', 'a2', 'g1'),
  link('d1', 'a2', 'g1'),
  link('d1', 'a3', 'g2'),
];

test('places every name once, autoantibodies in their order and the others beside them', () => {
  const { names, lines, totals } = placeColumns(links, 10);
  const order = (kind: keyof typeof names) =>
    names[kind].map(({ name, place }) => `${String(place)} ${name}`);
  expect(order('autoantibody')).toEqual(['0 a1', '1 a2', '2 a3']);
  expect(order('disease')).toEqual(['0 d1', '1 d2']);
  expect(order('autoantigen')).toEqual(['0 g2', '1 g1']);
  expect(lines.map(({ from, to }) => `${from.name}-${to.name}`).sort()).toEqual([
    'a1-g2',
    'a2-g1',
    'a3-g2',
    'd1-a1',
    'd1-a2',
    'd1-a3',
    'd2-a2',
  ]);
  expect(totals).toEqual({ disease: 2, autoantibody: 3, autoantigen: 2 });
});

test('draws at most so many names of a kind, those with most links, and counts all', () => {
  const { names, totals } = placeColumns([link('d3', 'a1', 'g3'), ...links], 2);
  const drawn = (kind: keyof typeof names) => names[kind].map(({ name }) => name);
  expect(drawn('autoantibody')).toEqual(['a1', 'a2']);
  expect(drawn('disease')).toEqual(['d3', 'd1']);
  expect(totals).toEqual({ disease: 3, autoantibody: 3, autoantigen: 3 });
});

test('a link may lack one end', () => {
  const { autoantibody, disease } = links[0]!;
  const { names, lines, totals } = placeColumns([{ autoantibody, disease: disease! }, { autoantibody }], 10);
  expect(names.autoantigen).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(totals).toEqual({ disease: 1, autoantibody: 1, autoantigen: 0 });
});

test('joins a name to what it reaches to the left and to the right', () => {
  const columns = placeColumns(links, 10);
  expect([...joinedTo('disease d2', columns)].sort()).toEqual([
    'autoantibody a2',
    'autoantigen g1',
    'disease d2',
  ]);
  expect([...joinedTo('autoantibody a2', columns)].sort()).toEqual([
    'autoantibody a2',
    'autoantigen g1',
    'disease d1',
    'disease d2',
  ]);
});
