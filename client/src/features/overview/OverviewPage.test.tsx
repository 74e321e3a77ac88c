import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { OverviewDocument } from '../../generated/overview';
import type { OverviewPageFragment, OverviewRowPartsFragment } from '../../generated/types';
import { answerTo, refusal } from '../../test/answers';
import { address, renderApp } from '../../test/renderApp';
import { OverviewPage } from './OverviewPage';

const row = (fields: Partial<OverviewRowPartsFragment>) => ({
  __typename: 'OverviewRow',
  ...{ name: 'Anti-A', slug: 'anti-a', disease: null, entries: ['AIA0000001'], entriesTotal: 1 },
  ...{ autoantigens: [{ __typename: 'OverviewLink', name: 'Antigen', slug: 'antigen' }], epitopes: [] },
  ...{
    role: 'diagnostic' as const,
    diagnosticMarker: 'Yes',
    sensitivity: null,
    specificity: null,
    ppv: null,
    npv: null,
  },
  ...{ numbers: [], isotypes: [], screening: [], confirmation: [], activity: [], alsoIn: 0 },
  ...fields,
});
const figure = (value: number) => ({
  __typename: 'OverviewFigure' as const,
  ...{
    text: 'the words',
    value,
    low: value - 0.1,
    high: value + 0.05,
    interval: 'ci95' as const,
    bound: null,
    ...{ assay: null, population: null },
  },
  ...{ total: null, status: 'read' as const, entry: 'AIA0000001' },
});
const rows = [
  row({
    sensitivity: { ...figure(0.6), population: 'children', assay: 'ELISA' },
    screening: ['ELISA'],
    confirmation: ['Immunoblot'],
    alsoIn: 3,
  }),
  row({ name: 'Anti-B', slug: 'anti-b', sensitivity: figure(0.8), role: 'supportive' }),
  row({ name: 'Anti-C', slug: 'anti-c', role: 'supportive' }),
  row({ name: 'Anti-D', slug: 'anti-d', role: 'research' }),
  row({ name: 'Anti-E', slug: 'anti-e', role: 'research' }),
];
const overview = {
  __typename: 'Overview',
  ...{
    kind: 'disease',
    name: 'A disease',
    slug: 'a-disease',
    isClass: false,
    inVocabulary: false,
    via: 'name',
    matched: 'A disease',
  },
  otherMeanings: [],
  kinds: [],
  alsoCalled: ['AD'],
  spellings: ['A disease'],
  identifiers: [
    { __typename: 'OverviewIdentifier', database: 'MONDO', id: 'MONDO:1', url: 'https://example.org' },
  ],
  counts: { __typename: 'OverviewCounts', entries: 5, diseases: 1, autoantibodies: 5, autoantigens: 1 },
  ...{ entriesRead: 5, rows, rowsTotal: 5, references: ['PMID:123'], referencesTotal: 1 },
  missing: { __typename: 'OverviewMissing', sensitivity: 3, specificity: 5, ppv: 5, npv: 5 },
};
const kinds = [{ __typename: 'OverviewLink' as const, name: 'A kind', slug: 'a-kind' }];

const answer = (found: Partial<OverviewPageFragment> = {}, name = 'a-disease'): MockLink.MockedResponse =>
  answerTo(
    { query: OverviewDocument, variables: { kind: 'disease', name } },
    { overview: { ...overview, ...found } },
  );
const visit = (at: string, answers: readonly MockLink.MockedResponse[]) =>
  renderApp({ pages: { '/diseases/:id': () => <OverviewPage kind="disease" /> }, at, answers });
const namesShown = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

test('shows the rows in the order of the server, and what is not known', async () => {
  visit('/diseases/a-disease', [answer()]);
  expect(screen.getByRole('status', { name: 'Loading the overview' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'A disease' })).toBeInTheDocument();
  expect(namesShown()).toEqual(['Anti-A', 'Anti-B', 'Anti-C', 'Anti-D', 'Anti-E']);
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Diagnostic60%95% confidence interval 50–65%children, ELISA/);
  expect(first).toHaveTextContent('ELISA → Immunoblot');
  expect(first).toHaveTextContent('3 others');
  expect(screen.getByText(/^Not recorded: sensitivity in 3 of 5; specificity/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /MONDO:1/ })).toHaveAttribute('href', 'https://example.org');
  expect(screen.getByText('1 reference')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show entries' })).toHaveAttribute(
    'href',
    '/entries?disease=A+disease',
  );
});

test('has no column for what no row states, and says that it is not recorded', async () => {
  visit('/diseases/a-disease', [
    answer({ rows: [...rows, row({ name: 'Anti-F', slug: 'anti-f', npv: figure(0.9) })] }),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'A disease' });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Autoantibody', 'Role', 'Sensitivity', 'PPV / NPV', 'Screening → confirmation', 'Also in', 'Entries'],
  ]);
  expect(screen.getByText(/^Not recorded: .*, isotypes and disease activity in all 5\.$/)).toBeVisible();
});

test('numbers over 999 have thousands separators', async () => {
  const many = row({
    sensitivity: { ...figure(0.6), low: null, high: null, total: 1250 },
    ...{ entriesTotal: 2346, alsoIn: 1100 },
  });
  visit('/diseases/a-disease', [
    answer({
      ...{ rows: [many], rowsTotal: 1500, counts: { ...overview.counts, entries: 12_345 } },
      missing: { ...overview.missing, specificity: 1499 },
    }),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'A disease' });
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/n = 1,250.*1,100 others.*\+2,345/);
  expect(screen.getByText('The first 1 of 1,500 autoantibodies')).toBeInTheDocument();
  expect(screen.getByText(/specificity in 1,499 of 1,500/)).toBeInTheDocument();
  expect(screen.getByText('Entries (12,345)')).toBeInTheDocument();
  expect(screen.getByText(/and 2,345 more/)).toBeInTheDocument();
});

test('filters of the first rows say that they do not reach the others, nor does what is not recorded', async () => {
  visit('/diseases/a-disease?find=Foozle', [answer({ rowsTotal: 3319 })]);
  expect(await screen.findByText(/^None of the first 5 of 3,319 autoantibodies\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'search the entries' })).toHaveAttribute(
    'href',
    '/entries?disease=A+disease&search=Foozle',
  );
  expect(screen.getByText(/isotypes and disease activity in the first 5\.$/)).toBeVisible();
});

test('with several spellings, shows the entries of all of them', async () => {
  visit('/diseases/a-disease', [answer({ spellings: ['A disease', 'AD'] })]);
  expect(await screen.findByRole('link', { name: 'Show entries' })).toHaveAttribute(
    'href',
    '/entries?overview=disease%2FA+disease',
  );
});

test('a text of more lines than its cell shows is focusable by Tab and shown in full', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  visit('/diseases/a-disease', [answer()]);
  const text = await screen.findByText('ELISA → Immunoblot');
  // jsdom does not implement `innerText`.
  Object.assign(text, { innerText: 'ELISA → Immunoblot' });
  expect(text).toHaveAttribute('tabindex', '0');
  fireEvent.focus(text);
  expect(screen.getAllByText('ELISA → Immunoblot')).toHaveLength(2);
});

test('links to what else an ambiguous name means', async () => {
  const other = { __typename: 'Meaning' as const, kind: 'disease' as const };
  const otherMeanings = [
    { ...other, name: 'Another disease', slug: 'another-disease' },
    { ...other, name: 'A third', slug: 'a-third' },
  ];
  visit('/diseases/AD', [answer({ via: 'abbreviation', matched: 'AD', otherMeanings }, 'AD')]);
  expect(await screen.findByText(/^AD also means/)).toHaveTextContent(
    'AD also means Another disease, A third.',
  );
  const link = screen.getByRole('link', { name: 'Another disease' });
  expect(link).toHaveAttribute('href', '/diseases/another-disease');
});

test('links to the kinds of an autoantibody', async () => {
  visit('/diseases/a-disease', [answer({ kind: 'autoantibody', kinds })]);
  const link = await screen.findByRole('link', { name: 'A kind' });
  expect(link).toHaveAttribute('href', '/autoantibodies/a-kind');
  expect(link.closest('p')).toHaveTextContent('Its kinds have pages of their own: A kind.');
});

test('a disease without entries leads to those with more exact names', async () => {
  visit('/diseases/a-disease', [answer({ kinds, rows: [], rowsTotal: 0 })]);
  const link = await screen.findByRole('link', { name: 'A kind' });
  expect(link).toHaveAttribute('href', '/diseases/a-kind');
  expect(screen.getByRole('heading', { name: 'Entries have more exact names' })).toBeInTheDocument();
  expect(screen.queryByText(/No entry/)).toBeNull();
});

test('sorts and filters the rows by the address', async () => {
  const { user } = visit('/diseases/a-disease', [answer()]);
  await user.click(await screen.findByRole('button', { name: 'Sensitivity' }));
  expect(address()).toBe('/diseases/a-disease?sort=sensitivity');
  expect(namesShown().slice(0, 2)).toEqual(['Anti-B', 'Anti-A']);
  await user.click(screen.getByRole('button', { name: 'Sensitivity' }));
  expect(namesShown().slice(0, 2)).toEqual(['Anti-A', 'Anti-B']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'supportive');
  expect(address()).toBe('/diseases/a-disease?sort=sensitivity&order=asc&role=supportive');
  expect(namesShown()).toEqual(['Anti-B', 'Anti-C']);
  expect(screen.getByText('2 of 5 autoantibodies')).toBeInTheDocument();
});

test('a synonym says what it means; another spelling goes to the one address', async () => {
  visit('/diseases/ad', [answer({ via: 'abbreviation', matched: 'AD' }, 'ad')]);
  expect(await screen.findByText('AD is another name of A disease.')).toBeInTheDocument();
});

test.each([
  ['Anti-A', 'is another name of'],
  ['a-ANCA', 'is a wider or related name of'],
])('an autoantibody says whether %s means exactly it', async (matched, text) => {
  visit('/diseases/ad', [
    answer({ kind: 'autoantibody', via: 'synonym', matched, alsoCalled: ['Anti-A'] }, 'ad'),
  ]);
  expect(await screen.findByText(`${matched} ${text} A disease.`)).toBeInTheDocument();
});

test('another spelling leads to the one address', async () => {
  visit('/diseases/A%20Disease', [answer({}, 'A Disease'), answer()]);
  await waitFor(() => expect(address()).toBe('/diseases/a-disease'));
});

test('a name that only the vocabulary knows has no rows, says so, and leads to its term', async () => {
  const none = { rows: [], rowsTotal: 0, references: [], referencesTotal: 0 };
  visit('/diseases/a-disease', [answer({ ...none, inVocabulary: true })]);
  expect(await screen.findByRole('heading', { name: 'No entry yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Propose an entry' })).toBeInTheDocument();
  expect(screen.getByText('In the vocabulary:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A disease' })).toHaveAttribute('href', '/vocabulary/a-disease');
});

test('an unknown name offers a search', async () => {
  const request = { query: OverviewDocument, variables: { kind: 'disease', name: 'no-name' } };
  visit('/diseases/no-name', [refusal(request, 'NOT_FOUND', 'Nothing is known by that name')]);
  expect(await screen.findByText('Nothing is known by the name “no-name”')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: / not found$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search all entries for it' })).toHaveAttribute(
    'href',
    '/entries?search=no+name&sortBy=relevance',
  );
});

test('a failure can be retried', async () => {
  const request = { query: OverviewDocument, variables: { kind: 'disease', name: 'a-disease' } };
  const { user } = visit('/diseases/a-disease', [{ request, error: new Error('offline') }, answer()]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A disease' })).toBeInTheDocument();
});
