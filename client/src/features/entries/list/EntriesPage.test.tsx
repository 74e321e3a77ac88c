import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { routes } from '../../../paths';
import { noAnswer, refusal } from '../../../test/answers';
import { diseasesAnswer, entriesAnswer, makeEntry } from '../../../test/entries';
import { setPhoneWindow } from '../../../test/phoneWindow';
import { address, type Answers, renderApp } from '../../../test/renderApp';
import { suggestionsAnswer } from '../../../test/suggestions';
import { EntriesPage } from './EntriesPage';

const sle = 'Systemic lupus erythematosus';
const visit = (at: string, answers: Answers) =>
  renderApp({ pages: { [routes.entries]: EntriesPage }, at, answers });
afterEach(() => jest.restoreAllMocks());

test('lists entries with their number and a link to each', async () => {
  const entry = makeEntry({ disease: sle, autoantibody: 'Anti-dsDNA', uniprotId: 'P01579' });
  visit('/entries', [entriesAnswer([entry, makeEntry()], {}, 396), diseasesAnswer()]);
  expect(screen.getByRole('status', { name: 'Loading entries' })).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Entries' });
  expect(within(table).getByRole('cell', { name: 'Anti-dsDNA' })).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: new RegExp(entry.accession) })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}`,
  );
  expect(within(table).getByRole('link', { name: /P01579/ })).toHaveAttribute(
    'href',
    'https://www.uniprot.org/uniprotkb/P01579/entry',
  );
  expect(screen.getByText('396 entries')).toBeInTheDocument();
  expect(screen.getByText('1–10 of 396')).toBeInTheDocument();
  expect(document.title).toBe('Entries · Autoimmune Atlas');
});

test('queries what the address specifies', async () => {
  const asked = { page: 2, limit: 25, search: 'anti', filter: { disease: { eq: sle } } };
  visit(`/entries?search=anti&disease=${sle}&page=2&limit=25`, [
    entriesAnswer([makeEntry()], asked, 26),
    diseasesAnswer(),
  ]);
  expect(await screen.findByText('26–26 of 26')).toBeInTheDocument();
});

test.each([
  ['Statistics of these entries', '/statistics?'],
  ['Explore these entries as a network', '/explore?tab=network&'],
])('%s are about what the list is narrowed to, whatever its page', async (name, path) => {
  visit(`/entries?search=anti&disease=${sle}&page=2`, [
    entriesAnswer([makeEntry()], { page: 2, search: 'anti', filter: { disease: { eq: sle } } }, 11),
    diseasesAnswer(),
  ]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `${path}disease=Systemic+lupus+erythematosus&search=anti`,
  );
});

test('selecting a disease filters the list and updates the address', async () => {
  const { user } = visit('/entries?page=2', [
    entriesAnswer([makeEntry()], { page: 2 }, 11),
    entriesAnswer([makeEntry({ disease: "Sjögren's syndrome" })], {
      filter: { disease: { eq: "Sjögren's syndrome" } },
    }),
    diseasesAnswer({ "Sjögren's syndrome": 9, [sle]: 19 }),
  ]);
  await user.type(await screen.findByRole('combobox', { name: 'Disease' }), 'sjogren');
  await user.click(await screen.findByRole('option', { name: /Sjögren/ }));
  expect(await screen.findByText('1 entry')).toBeInTheDocument();
  expect(address()).toBe("/entries?disease=Sjögren's+syndrome");
});

test('sorts by a column, and turns the order at the second click', async () => {
  const entries = [makeEntry(), makeEntry()];
  const { user } = visit('/entries', [
    entriesAnswer(entries),
    entriesAnswer(entries, { sortBy: 'autoantigen' }),
    entriesAnswer(entries, { sortBy: 'autoantigen', sortOrder: 'desc' }),
    diseasesAnswer(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Autoantigen' }));
  expect(await screen.findByRole('columnheader', { name: 'Autoantigen' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'Autoantigen' }));
  expect(screen.getByRole('columnheader', { name: 'Autoantigen' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getByText('Sorted by Autoantigen, descending')).toHaveAttribute('aria-live', 'polite');
  expect(address()).toBe('/entries?sortBy=autoantigen&sortOrder=desc');
});

test('changes pages and keeps the filter', async () => {
  const filter = { disease: { eq: sle } };
  const { user } = visit(`/entries?disease=${sle}`, [
    entriesAnswer([makeEntry()], { filter }, 19),
    entriesAnswer([makeEntry()], { filter, page: 2 }, 19),
    diseasesAnswer(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('11–19 of 19')).toBeInTheDocument();
  expect(address()).toBe(`/entries?disease=${sle.replaceAll(' ', '+')}&page=2`);
});

test('states that nothing matches, and shows all entries after "Clear all"', async () => {
  const { user } = visit('/entries?search=zzzz', [
    entriesAnswer([], { search: 'zzzz' }),
    suggestionsAnswer('zzzz'),
    entriesAnswer([makeEntry()]),
    diseasesAnswer(),
  ]);
  const empty = await screen.findByRole('heading', { name: 'No entries match' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(within(empty.parentElement!).getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('1 entry')).toBeInTheDocument();
  expect(address()).toBe('/entries');
});

test('offers the last page on a page past the end', async () => {
  const { user } = visit('/entries?page=9', [
    entriesAnswer([], { page: 9 }, 12),
    entriesAnswer([makeEntry()], { page: 2 }, 12),
    diseasesAnswer(),
  ]);
  await screen.findByRole('heading', { name: 'There is no page 9' });
  await user.click(screen.getByRole('button', { name: 'Go to the last page' }));
  expect(await screen.findByText('11–12 of 12')).toBeInTheDocument();
});

test("shows the catalogue's message if fetching fails, with a retry", async () => {
  const found = entriesAnswer([makeEntry()]);
  const { user } = visit('/entries', [noAnswer(found.request), found, diseasesAnswer()]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchEntries);
  expect(screen.queryByText('Failed to fetch')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 entry')).toBeInTheDocument();
});

test('what the server refuses of a link is said, and not asked again', async () => {
  const message = 'search contains characters that cannot be stored';
  const { request } = entriesAnswer([], { search: 'a' });
  visit('/entries?search=a', [
    refusal(request, 'BAD_USER_INPUT', message, [{ path: 'search', message }]),
    diseasesAnswer(),
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${message}Change the search or the filters.`);
  expect(alert).not.toHaveTextContent('network');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what the server says for itself needs no advice about the network', async () => {
  const message = 'Too many requests from your address or account: try again in 7 s, or use an export';
  visit('/entries', [refusal(entriesAnswer([]).request, 'RATE_LIMITED', message), diseasesAnswer()]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${message}No data was lost. Try again in a moment.`);
});

test('removes one filter and keeps the others', async () => {
  const both = { search: 'anti', filter: { disease: { eq: sle } } };
  const { user } = visit(`/entries?search=anti&disease=${sle}`, [
    entriesAnswer([makeEntry()], both),
    entriesAnswer([makeEntry()], { search: 'anti' }, 30),
    diseasesAnswer(),
  ]);
  await user.click(await screen.findByRole('button', { name: `Remove disease: ${sle}` }));
  expect(await screen.findByText('30 entries')).toBeInTheDocument();
  expect(address()).toBe('/entries?search=anti');
});

test('shows cards that can be sorted where there is no room for a table', async () => {
  setPhoneWindow();
  const { user } = visit('/entries', [
    entriesAnswer([makeEntry({ epitope: 'Domain I' })]),
    entriesAnswer([makeEntry()], { sortBy: 'type', sortOrder: 'desc' }, 7),
    diseasesAnswer(),
  ]);
  const cards = await screen.findByRole('list', { name: 'Entries' });
  expect(within(cards).getByText('Domain I')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Type, Z to A');
  expect(await screen.findByText('7 entries')).toBeInTheDocument();
});
