import { failures } from '@contract/failures';
import { screen, waitFor, within } from '@testing-library/react';

import { LatestEntriesDocument, StatisticsDocument } from '../../generated/home';
import type { EntryFieldsFragment } from '../../generated/types';
import { routes } from '../../paths';
import { answerTo } from '../../test/answers';
import { makeEntry } from '../../test/entries';
import { fillIn } from '../../test/fillIn';
import { type Answers, renderApp } from '../../test/renderApp';
import { suggestionsAnswer } from '../../test/suggestions';
import { HomePage } from './HomePage';

const statistics = {
  __typename: 'Statistics',
  overview: {
    __typename: 'StatisticsOverview',
    totalEntries: 12396,
    uniqueDiseasesCount: 143,
    uniqueAntibodiesCount: 310,
    uniqueAntigensCount: 297,
    uniqueUniprotIdsCount: 273,
  },
  diseaseBreakdown: [
    { __typename: 'ValueCount', value: "Sjögren's syndrome", count: 9 },
    { __typename: 'ValueCount', value: 'Uveitis', count: 1 },
  ],
};
const request = { query: StatisticsDocument };
const answer = answerTo(request, { statistics });
const latestRequest = { query: LatestEntriesDocument };
const latestAnswer = (...items: readonly EntryFieldsFragment[]) =>
  answerTo(latestRequest, { entries: { __typename: 'EntryPage', items } });
const visit = (answers: Answers) =>
  renderApp({ pages: { [routes.home]: HomePage, [routes.entries]: () => 'The list' }, at: '/', answers });

test('shows the key figures and links to the diseases with most entries', async () => {
  const { user } = visit([answer, latestAnswer()]);
  expect(await screen.findByText('12,396')).toBeInTheDocument();
  const ranking = screen.getByRole('region', { name: 'Diseases with most entries' });
  expect(within(ranking).getAllByRole('link')).toHaveLength(2);
  await user.click(within(ranking).getByRole('link', { name: "Sjögren's syndrome" }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/diseases/sjogren-s-syndrome');
});

test('a search opens its results', async () => {
  const { user } = visit([answer, latestAnswer(), suggestionsAnswer('anti-Ro52')]);
  const box = screen.getByRole('combobox', { name: 'Search entries' });
  await fillIn(user, box, ' anti-Ro52 ');
  await user.type(box, '{Enter}');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/entries?search=anti-Ro52&sortBy=relevance');
});

test('can still be searched when the figures cannot be fetched, and fetches them again', async () => {
  const { user } = visit([{ request, error: new TypeError('Failed to fetch') }, latestAnswer(), answer]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchStatistics);
  expect(screen.getByRole('combobox', { name: 'Search entries' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12,396')).toBeInTheDocument();
});

test('lists the latest changes with links', async () => {
  const entry = makeEntry({ disease: 'Celiac disease', autoantibody: 'Anti-tTG' });
  visit([answer, latestAnswer(entry)]);
  const latest = screen.getByRole('region', { name: 'Latest changes' });
  expect(await within(latest).findByRole('link', { name: 'Anti-tTG in Celiac disease' })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}`,
  );
  expect(within(latest).getByText('20 Nov 2026')).toBeInTheDocument();
});

test('fetches the latest changes again after a failure', async () => {
  const failure = { request: latestRequest, error: new TypeError('Failed to fetch') };
  const { user } = visit([answer, failure, latestAnswer(makeEntry())]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchEntries);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('20 Nov 2026')).toBeInTheDocument();
});

test('states that the database is empty', async () => {
  const nothing = { ...statistics, diseaseBreakdown: [] };
  visit([answerTo(request, { statistics: nothing }), latestAnswer()]);
  await waitFor(() => expect(screen.getAllByText('There are no entries yet.')).toHaveLength(2));
});
