import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { StatisticsDocument } from '../../generated/graphql';
import { routes } from '../../paths';
import { renderApp } from '../../test/renderApp';
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
const answer = { request, result: { data: { statistics } } };
const visit = (answers: Parameters<typeof renderApp>[0]['answers']) =>
  renderApp({ pages: { [routes.home]: HomePage, [routes.entries]: () => 'The list' }, at: '/', answers });

test('says how much there is and leads to the diseases with most entries', async () => {
  const { user } = visit([answer]);
  expect(await screen.findByText('12,396')).toBeInTheDocument();
  const ranking = screen.getByRole('region', { name: 'Diseases with most entries' });
  expect(within(ranking).getAllByRole('link')).toHaveLength(2);
  await user.click(within(ranking).getByRole('link', { name: "Sjögren's syndrome" }));
  expect(screen.getByLabelText('Address')).toHaveTextContent("/entries?disease=Sjögren's+syndrome");
});

test('a search leads to what was found', async () => {
  const { user } = visit([answer]);
  await user.type(screen.getByRole('searchbox', { name: 'Search entries' }), ' anti-Ro52 {Enter}');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/entries?search=anti-Ro52');
});

test('can still be searched when the figures cannot be fetched, and fetches them again', async () => {
  const { user } = visit([{ request, error: new TypeError('Failed to fetch') }, answer]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchStatistics);
  expect(screen.getByRole('searchbox', { name: 'Search entries' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12,396')).toBeInTheDocument();
});
