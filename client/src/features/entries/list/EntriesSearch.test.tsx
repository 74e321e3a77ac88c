import { screen, waitFor, within } from '@testing-library/react';

import { NameHitsDocument } from '../../../generated/nameHits';
import { routes } from '../../../paths';
import { answerTo } from '../../../test/answers';
import { diseasesAnswer, entriesAnswer, makeEntry } from '../../../test/entries';
import { setPhoneWindow } from '../../../test/phoneWindow';
import { address, type Answers, renderApp } from '../../../test/renderApp';
import { makeGroup, suggestionsAnswer } from '../../../test/suggestions';
import type { Match } from '../match/matches';
import { EntriesPage } from './EntriesPage';
import { splitsOf } from './useNamesApart';

const visit = (at: string, answers: Answers) =>
  renderApp({ pages: { [routes.entries]: EntriesPage }, at, answers: [...answers, diseasesAnswer()] });
const bestFirst = (search: string) => ({ search, sortBy: 'relevance' }) as const;
const field = () => screen.getByRole('combobox', { name: 'Search entries' });
const order = () => screen.queryByRole('combobox', { name: 'Sort by' });
const matched = (entryId: string, values: Partial<Match> = {}) => ({
  __typename: 'SearchMatch' as const,
  entryId,
  field: null,
  synonym: null,
  highlights: [],
  ...values,
});
const highlight = (name: Match['highlights'][number]['field'], fragment: string, letters: string) => {
  const start = fragment.indexOf(letters);
  const ranges = [{ start, end: start + letters.length }];
  return { field: name, fragment, ranges };
};
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a search that finds nothing offers the values with another name that contains it', async () => {
  const search = 'cirrhosis';
  const value = 'Primary biliary cholangitis';
  const groups = [
    makeGroup('autoantibody', { value: 'Anti-cirrhosis' }),
    makeGroup('disease', { value, count: 13, synonym: 'primary biliary cirrhosis' }),
  ];
  visit(`/entries?search=${search}&sortBy=relevance`, [
    entriesAnswer([], bestFirst(search)),
    suggestionsAnswer(search, { groups }),
  ]);
  const link = await screen.findByRole('link', { name: value });
  expect(link).toHaveAttribute('href', '/diseases/primary-biliary-cholangitis');
  expect(link.parentElement).toHaveTextContent(
    'Another name contains it: Primary biliary cholangitis, known as primary biliary cirrhosis (13 entries)',
  );
});

test('a search for a name leads to the pages about it', async () => {
  const synonym = 'Sicca';
  const disease = "Sjögren's syndrome";
  visit('/entries?search=sicca&sortBy=relevance', [
    entriesAnswer(
      [makeEntry({ id: 'e1', disease })],
      bestFirst('sicca'),
      1,
      { matches: [matched('e1', { synonym })] },
      [
        {
          ...{ kind: 'disease', name: disease, slug: 'sjogren-s-syndrome' },
          ...{ via: 'synonym', matched: synonym, entries: 1 },
        },
        { kind: 'class', name: 'Of Sicca', slug: 'of-sicca', via: 'name', matched: 'Of Sicca', entries: 0 },
      ],
    ),
  ]);
  const pages = within(await screen.findByRole('list', { name: 'Pages about this name' }));
  expect(pages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    "Sjögren's syndromedisease, also called Sicca",
    'Of Siccaclass of autoantibodies without entries',
  ]);
  expect(pages.getByRole('link', { name: disease })).toHaveAttribute('href', '/diseases/sjogren-s-syndrome');
  expect(pages.getByRole('link', { name: 'Of Sicca' })).toHaveAttribute('href', '/autoantibodies/of-sicca');
  // Said once.
  expect(screen.queryByText(/is also called/)).not.toBeInTheDocument();
});

test('a search puts the best match first; without it the list is in its first order again', async () => {
  const { user } = visit('/entries', [
    entriesAnswer([makeEntry()]),
    suggestionsAnswer('jo1'),
    entriesAnswer([makeEntry()], bestFirst('jo1'), 2),
    entriesAnswer([makeEntry()], {}, 396),
  ]);
  await screen.findByRole('table');
  expect(order()).not.toBeInTheDocument();
  await user.type(field(), 'jo1{Enter}');
  await screen.findByText('2 entries');
  expect(address()).toBe('/entries?search=jo1&sortBy=relevance');
  expect(order()).toHaveDisplayValue('Best match');
  for (const head of screen.getAllByRole('columnheader')) expect(head).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(address()).toBe('/entries'));
  expect(order()).not.toBeInTheDocument();
});

test('a selected order stays, and relevance can be selected again', async () => {
  const { user } = visit('/entries?sortBy=updatedAt&sortOrder=desc', [
    entriesAnswer([makeEntry()], { sortBy: 'updatedAt', sortOrder: 'desc' }),
    suggestionsAnswer('jo1'),
    entriesAnswer([makeEntry()], { search: 'jo1', sortBy: 'updatedAt', sortOrder: 'desc' }, 2),
    entriesAnswer([makeEntry()], bestFirst('jo1'), 3),
    entriesAnswer([makeEntry()], { search: 'jo1', sortBy: 'type' }, 4),
  ]);
  await screen.findByRole('table');
  await user.type(field(), 'jo1{Enter}');
  await screen.findByText('2 entries');
  expect(order()).toHaveDisplayValue('Updated, newest first');
  await user.selectOptions(order()!, 'Best match');
  await screen.findByText('3 entries');
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await screen.findByText('4 entries');
  expect(order()).toHaveDisplayValue('Type, A to Z');
});

test('a suggested value narrows the whole list to its entries', async () => {
  const filter = { autoantibody: { eq: 'Anti-Jo-1' } };
  const { user } = visit('/entries?disease=Uveitis&limit=25', [
    entriesAnswer([makeEntry()], { limit: 25, filter: { disease: { eq: 'Uveitis' } } }),
    suggestionsAnswer('jo1', { groups: [makeGroup('autoantibody', { value: 'Anti-Jo-1', count: 2 })] }),
    entriesAnswer([makeEntry()], { limit: 25, filter }, 2),
  ]);
  await screen.findByRole('table');
  await user.type(field(), 'jo1');
  await user.click(await screen.findByRole('option', { name: /^Anti-Jo-1/ }));
  await screen.findByText('2 entries');
  expect(address()).toBe('/entries?autoantibody=Anti-Jo-1&limit=25');
});

test('within one field only its own values are suggested, and none where they cannot be chosen', async () => {
  const groups = [
    makeGroup('disease', { value: 'Jo disease' }),
    makeGroup('epitope', { value: 'Jo-1 tail' }),
  ];
  const { user } = visit('/entries', [entriesAnswer([makeEntry()]), suggestionsAnswer('jo', { groups })]);
  await screen.findByRole('table');
  const place = screen.getByRole('combobox', { name: 'Search in' });
  const options = () =>
    within(screen.getByRole('listbox', { name: 'Suggestions' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await user.selectOptions(place, 'Epitope');
  await user.type(field(), 'jo');
  await screen.findByRole('option', { name: /tail/ });
  expect(options()).toEqual(['Search Epitope for “jo”', 'Jo-1 tail1 entry']);
  await user.clear(field());
  await user.selectOptions(place, 'Synonyms');
  await user.type(field(), 'jo');
  await waitFor(() => expect(options()).toEqual(['Search Synonyms for “jo”']));
});

const ssa = makeEntry({ autoantibody: 'Anti-SS-A', synonym: 'Anti-SSA; Ro' });
const hidden = makeEntry({ synonym: 'SS-A, of old' });
const found = {
  matches: [
    matched(ssa.id, {
      field: 'autoantibody',
      highlights: [
        highlight('autoantibody', 'Anti-SS-A', 'SS-A'),
        highlight('synonym', 'Anti-SSA; Ro', 'SSA'),
      ],
    }),
    matched(hidden.id, { field: 'synonym', highlights: [highlight('synonym', 'SS-A, of old', 'SS-A')] }),
  ],
};

test('highlights matching letters, and names the hidden field that matches', async () => {
  visit('/entries?search=ssa&sortBy=relevance', [entriesAnswer([ssa, hidden], bestFirst('ssa'), 2, found)]);
  const table = await screen.findByRole('table', { name: 'Entries' });
  expect(within(table).getAllByText('SS-A', { selector: 'mark' })).toHaveLength(2);
  expect(within(table).getByText(/^Found in/)).toHaveTextContent('Found in Synonyms: SS-A, of old');
});

test('cards show the same', async () => {
  setPhoneWindow();
  visit('/entries?search=ssa&sortBy=relevance', [entriesAnswer([ssa, hidden], bestFirst('ssa'), 2, found)]);
  const cards = await screen.findByRole('list', { name: 'Entries' });
  expect(within(cards).getAllByText('SS-A', { selector: 'mark' })).toHaveLength(2);
  expect(within(cards).getByText(/^Found in/)).toHaveTextContent('Found in Synonyms: SS-A, of old');
});

test('shows the matching synonym of a disease once', async () => {
  const disease = 'Systemic lupus erythematosus';
  const entries = [makeEntry({ disease }), makeEntry({ disease })];
  const matches = entries.map(({ id }) => matched(id, { field: 'disease', synonym: 'SLE' }));
  visit('/entries?search=sle&sortBy=relevance', [entriesAnswer(entries, bestFirst('sle'), 2, { matches })]);
  const note = await screen.findByText(/is also called/);
  expect(note).toHaveTextContent(`${disease} is also called SLE.`);
  expect(within(note).getByRole('link', { name: disease })).toHaveAttribute(
    'href',
    '/diseases/systemic-lupus-erythematosus',
  );
  expect(screen.queryByText(/^Found in/)).not.toBeInTheDocument();
});

test('suggests corrected words if nothing matches', async () => {
  const { user } = visit('/entries?search=psoriass&sortBy=relevance', [
    entriesAnswer([], bestFirst('psoriass'), 0, { didYouMean: 'psoriasis' }),
    entriesAnswer([makeEntry()], bestFirst('psoriasis'), 7),
  ]);
  await user.click(await screen.findByRole('link', { name: 'psoriasis' }));
  expect(await screen.findByText('7 entries')).toBeInTheDocument();
  expect(address()).toBe('/entries?search=psoriasis&sortBy=relevance');
});

const hits = (search: string, total: number, ...accessions: readonly string[]) =>
  answerTo(
    { query: NameHitsDocument, variables: { search, field: 'all', filter: {} } },
    {
      entries: {
        __typename: 'EntryPage',
        items: accessions.map((accession) => ({ __typename: 'Entry', id: accession, accession })),
        pagination: { __typename: 'Pagination', total },
      },
    },
  );

test('says what each of two names finds that no entry has together, and offers to compare them', async () => {
  visit('/entries?search=jo-1+and+anti+mi-2&sortBy=relevance', [
    entriesAnswer([], bestFirst('jo-1 and anti mi-2')),
    suggestionsAnswer('jo-1 and anti mi-2'),
    hits('jo-1', 1, 'AIA0000001'),
    hits('anti mi-2', 3, 'AIA0000002', 'AIA0000003', 'AIA0000004'),
  ]);
  expect(await screen.findByRole('link', { name: 'jo-1: 1 entry' })).toHaveAttribute(
    'href',
    '/entries?search=jo-1&sortBy=relevance',
  );
  expect(screen.getByRole('link', { name: 'anti mi-2: 3 entries' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare them' })).toHaveAttribute(
    'href',
    '/entries/compare?entries=AIA0000001,AIA0000002,AIA0000003,AIA0000004',
  );
});

test.each([
  ['jo-1 mi-2', [['jo-1', 'mi-2']]],
  [
    'jo-1, anti mi-2',
    [
      ['jo-1', 'anti mi-2'],
      ['jo-1 anti', 'mi-2'],
    ],
  ],
  ['RA vs. SLE', [['RA', 'SLE']]],
  ['lupus', []],
  ['a b c d e f g', []],
])('splits %j into two names', (search, splits) => {
  expect(splitsOf(search)).toEqual(splits);
});
