import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { AssociationGraphDocument, LargestDiseaseDocument } from '../../generated/explore';
import { routes } from '../../paths';
import { answerTo } from '../../test/answers';
import { address, type Answers, renderApp } from '../../test/renderApp';
import { ExplorePage } from './ExplorePage';

type Variables = Readonly<Record<string, unknown>>;

const node = (id: string, count: number) => {
  const [kind, label] = id.split(':');
  return { __typename: 'AssociationNode', id, kind, label, count, x: null, y: null };
};
const edge = (source: string, target: string, count: number) => ({
  __typename: 'AssociationEdge',
  source,
  target,
  count,
});
const lupus = 'disease:Lupus';
const anti = 'autoantibody:Anti-Sm';
const hidden = 'autoantibody:Anti-Ku';
const antigen = 'autoantigen:Sm';

const answer = (variables: Variables, nodes: object[], edges: object[], totalNodes = nodes.length) =>
  answerTo(
    { query: AssociationGraphDocument, variables },
    {
      associationGraph: {
        __typename: 'AssociationGraph',
        nodes,
        edges,
        totalNodes,
        totalEdges: edges.length,
      },
    },
  );
const all = () =>
  answer(
    { limit: 300 },
    [node(lupus, 1200), node(anti, 7), node(antigen, 7)],
    [edge(lupus, anti, 5), edge(anti, antigen, 7)],
    4,
  );
const besideLupus = answer(
  { filter: { disease: { eq: 'Lupus' } }, limit: 2000 },
  [node(lupus, 1200), node(anti, 5), node(hidden, 2)],
  [edge(lupus, anti, 5), edge(lupus, hidden, 2)],
);

const visit = (at: string, answers: Answers) =>
  renderApp({ pages: { [routes.explore]: ExplorePage, [routes.entries]: () => 'The list' }, at, answers });

const largest = answerTo(
  { query: LargestDiseaseDocument, variables: {} },
  {
    statistics: {
      __typename: 'Statistics',
      distribution: {
        __typename: 'Distribution',
        values: [{ __typename: 'ValueCount', value: 'Lupus', count: 1200 }],
      },
    },
  },
);
const ofAutoantibodies = (names: readonly string[]) =>
  answer(
    { filter: { autoantibody: { in: names } }, limit: 2000 },
    [node(lupus, 7), node('disease:Myositis', 1), node(anti, 6), node(hidden, 2), node(antigen, 6)],
    [edge(lupus, anti, 5), edge(lupus, hidden, 2), edge('disease:Myositis', anti, 1), edge(anti, antigen, 6)],
  );
const namesIn = (column: string) =>
  within(screen.getByRole('list', { name: column }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('opens on the disease with most entries as three columns, and a press on a name leads to it', async () => {
  const besideMyositis = answer(
    { filter: { disease: { eq: 'Myositis' } }, limit: 2000 },
    [node('disease:Myositis', 1), node(anti, 1)],
    [edge('disease:Myositis', anti, 1)],
  );
  const { user } = visit('/explore', [
    largest,
    besideLupus,
    ofAutoantibodies(['Anti-Sm', 'Anti-Ku']),
    besideMyositis,
    ofAutoantibodies(['Anti-Sm']),
  ]);
  expect(await screen.findByRole('heading', { name: /^Its autoantibodies/ })).toBeInTheDocument();
  expect(namesIn('Diseases')).toEqual(['Myositis', 'Lupus']);
  expect(namesIn('Autoantibodies')).toEqual(['Anti-Sm', 'Anti-Ku']);
  expect(namesIn('Autoantigens')).toEqual(['Sm']);
  expect(screen.getByText('in Lupus, Myositis; binds Sm')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1,200 entries' })).toHaveAttribute(
    'href',
    '/entries?disease=Lupus',
  );
  expect(screen.getByRole('link', { name: 'Network' })).toHaveAttribute('href', '/explore?tab=network');
  await user.click(screen.getByRole('link', { name: 'Myositis' }));
  expect(await screen.findByRole('link', { name: '1 entry' })).toBeInTheDocument();
  expect(address()).toBe('/explore?tab=columns&focus=disease:Myositis');
});

test('a name that no entry has can be searched for', async () => {
  visit('/explore?tab=columns&focus=disease:Nobody', [
    answer({ filter: { disease: { eq: 'Nobody' } }, limit: 2000 }, [], []),
  ]);
  expect(await screen.findByRole('heading', { name: 'No entry here is about “Nobody”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search all entries for it' })).toHaveAttribute(
    'href',
    '/entries?search=Nobody&sortBy=relevance',
  );
});

test('the table has the same data as the network, and its numbers link to the entries', async () => {
  const { user } = visit('/explore?view=table', [all()]);
  const nodes = within(await screen.findByRole('table', { name: 'Nodes' }));
  expect(screen.getByText('3 of 4 nodes, 2 associations')).toBeInTheDocument();
  expect(nodes.getByRole('row', { name: /Lupus Disease 1 1,200/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Associations 2' }));
  const associations = within(screen.getByRole('table', { name: 'Associations' }));
  expect(associations.getByRole('link', { name: '5 entries with Lupus and Anti-Sm' })).toHaveAttribute(
    'href',
    '/entries?disease=Lupus&autoantibody=Anti-Sm',
  );
  expect(address()).toBe('/explore?view=table&rows=associations');
});

test('shows a selected node in the panel, with hidden neighbours that can be added', async () => {
  const { user } = visit('/explore?view=table', [all(), besideLupus]);
  const nodes = within(await screen.findByRole('table', { name: 'Nodes' }));
  await user.click(nodes.getByRole('button', { name: /^Lupus/ }));
  const panel = within(await screen.findByRole('region', { name: 'About Lupus' }));
  expect(panel.getByRole('heading', { name: 'Lupus' })).toHaveFocus();
  expect(panel.getByRole('link', { name: 'Show 1,200 entries' })).toHaveAttribute(
    'href',
    '/entries?disease=Lupus',
  );
  expect(await panel.findByRole('link', { name: '2 entries with Lupus and Anti-Ku' })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Expand: 1 more neighbour' }));
  expect(nodes.getByRole('row', { name: /Anti-Ku/ })).toHaveTextContent('≥ 2');
  expect(address()).toBe(`/explore?view=table&focus=${lupus}&expand=${lupus}`);
  await user.click(panel.getByRole('button', { name: 'Collapse' }));
  expect(nodes.queryByRole('row', { name: /Anti-Ku/ })).not.toBeInTheDocument();
});

test('the focus follows a name pressed in the panel, and returns to the list when the node is deselected', async () => {
  const besideAnti = answer(
    { filter: { autoantibody: { eq: 'Anti-Sm' } }, limit: 2000 },
    [node(lupus, 5), node(anti, 7), node(antigen, 7)],
    [edge(lupus, anti, 5), edge(anti, antigen, 7)],
  );
  const { user } = visit('/explore?view=table', [all(), besideLupus, besideAnti]);
  const start = within(await screen.findByRole('region', { name: 'Most entries' }));
  start.getByRole('button', { name: /^Lupus/ }).focus();
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('region', { name: 'About Lupus' }));
  expect(panel.getByRole('heading', { name: 'Lupus' })).toHaveFocus();
  panel.getByRole('button', { name: 'Anti-Sm' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Anti-Sm' })).toHaveFocus();
  screen.getByRole('button', { name: 'Deselect' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Most entries' })).toHaveFocus();
});

test('kinds can be hidden and shown, and the address stores that', async () => {
  const { user } = visit('/explore?view=table', [all()]);
  const nodes = within(await screen.findByRole('table', { name: 'Nodes' }));
  await user.click(screen.getByRole('button', { name: /^Diseases/ }));
  expect(nodes.queryByRole('row', { name: /Lupus/ })).not.toBeInTheDocument();
  expect(address()).toBe('/explore?view=table&kinds=autoantibody,autoantigen');
  await user.click(screen.getByRole('button', { name: /^Diseases/ }));
  expect(nodes.getByRole('row', { name: /Lupus/ })).toBeInTheDocument();
});

test('applies the filters of the list, and states if nothing matches', async () => {
  const none = answer({ filter: { type: { eq: 'Enzyme' } }, limit: 300 }, [], []);
  visit('/explore?type=Enzyme', [none]);
  expect(await screen.findByRole('heading', { name: 'No entry matches' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove type: Enzyme' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore all entries' })).toHaveAttribute('href', '/explore');
});

test('shows a failure with a retry', async () => {
  const failed = { request: all().request, error: new TypeError('Failed to fetch') };
  const { user } = visit('/explore?view=table', [failed, all()]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchAssociations);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Nodes' })).toBeInTheDocument();
});
