import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import {
  DiseaseHeatMapDocument,
  FieldCompletenessDocument,
  GrowthOverTimeDocument,
  StatisticsFiguresDocument,
  ValueDistributionDocument,
} from '../../generated/statistics';
import { routes } from '../../paths';
import { renderApp } from '../../test/renderApp';
import { StatisticsPage } from './StatisticsPage';

type Variables = Readonly<Record<string, unknown>>;

const overview = {
  __typename: 'StatisticsOverview',
  totalEntries: 1234,
  uniqueDiseasesCount: 1,
  uniqueAntibodiesCount: 1,
  uniqueAntigensCount: 1,
  uniqueUniprotIdsCount: 1,
};
const answer = (query: typeof StatisticsFiguresDocument, figures: object, variables: Variables) => ({
  request: { query, variables },
  result: { data: { statistics: { __typename: 'Statistics', ...figures } } },
});
const figures = (variables: Variables, totalEntries = 1234) =>
  answer(StatisticsFiguresDocument, { overview: { ...overview, totalEntries } }, variables);

/** The responses to all plot queries with the same filters. */
function plots(criteria: Variables) {
  const distribution = (of: string, value: string) =>
    answer(
      ValueDistributionDocument as never,
      {
        distribution: {
          __typename: 'Distribution',
          of,
          values: [{ __typename: 'ValueCount', value, count: 1000 }],
          distinct: 1,
          filled: 1100,
        },
      },
      { of, limit: 100, ...criteria },
    );
  const period = { __typename: 'GrowthPeriod', period: '2026-11-20', created: 1234, total: 1234 };
  const counted = (value: string) => ({ __typename: 'ValueCount', value, count: 3 });
  return [
    ...['disease', 'autoantibody', 'autoantigen', 'type', 'screening', 'confirmation'].map((of) =>
      distribution(of, `a ${of}`),
    ),
    distribution('isotypeSubclasses', 'IgG1'),
    answer(
      FieldCompletenessDocument as never,
      { completeness: [{ __typename: 'FieldCompleteness', field: 'affinity', filled: 617, total: 1234 }] },
      criteria,
    ),
    answer(
      GrowthOverTimeDocument as never,
      { growth: { __typename: 'Growth', by: 'day', periods: [period] } },
      criteria,
    ),
    answer(
      DiseaseHeatMapDocument as never,
      {
        heatMap: {
          __typename: 'HeatMap',
          diseases: [counted('Uveitis')],
          autoantibodies: [counted('Anti-S')],
          cells: [{ __typename: 'HeatMapCell', disease: 0, autoantibody: 0, count: 3 }],
        },
      },
      { autoantibodies: 15, ...criteria },
    ),
  ];
}

const visit = (at: string, answers: Parameters<typeof renderApp>[0]['answers']) =>
  renderApp({
    pages: { [routes.statistics]: StatisticsPage, [routes.entries]: () => 'The list' },
    at,
    answers,
  });
const plot = (name: string) => within(screen.getByRole('region', { name }));
const address = () => screen.getByLabelText('Address').textContent;

test.each([
  ['Entries per disease', 'a disease: 1,000 entries', '/entries?disease=a+disease'],
  ['Isotypes and subclasses', 'IgG1: 1,000 entries', '/entries?isotypeSubclasses.lists=IgG1'],
  [
    'Completeness by field',
    'Affinity: filled in 617 of 1,234 entries, 50.0%',
    '/entries?affinity.isEmpty=false',
  ],
  ['Growth over time', '20 Nov 2026: 1,234 entries created, 1,234 in total', '/entries?createdAt=2026-11-20'],
  [
    'Autoantibodies across diseases',
    'Anti-S in Uveitis: 3 entries',
    '/entries?disease=Uveitis&autoantibody=Anti-S',
  ],
])('a mark of %s links to its entries', async (name, accessibleName, to) => {
  const { user } = visit('/statistics', [figures({}), ...plots({})]);
  await screen.findByRole('region', { name });
  await user.click(await plot(name).findByRole('link', { name: accessibleName }));
  expect(address()).toBe(to);
});

test('the plots apply the filters of the list, and keep them in their links', async () => {
  const filter = { type: { eq: 'Enzyme' }, isotypeSubclasses: { lists: 'IgG4' } };
  const criteria = { search: 'anti', field: 'all', filter };
  const query = '?isotypeSubclasses.lists=IgG4&type=Enzyme&search=anti';
  visit(`/statistics${query}`, [figures(criteria, 1100), ...plots(criteria)]);
  expect(await screen.findByText('1,100 entries')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show these entries' })).toHaveAttribute(
    'href',
    `/entries${query}`,
  );
  expect(screen.getByRole('link', { name: 'Explore as a network' })).toHaveAttribute(
    'href',
    `/explore${query}`,
  );
  expect(
    screen.getByRole('button', { name: 'Remove isotype and subclasses lists: IgG4' }),
  ).toBeInTheDocument();
  const both = await plot('Isotypes and subclasses').findByRole('link', { name: 'IgG1: 1,000 entries' });
  const sought = new URL(both.getAttribute('href') ?? '', 'http://atlas').searchParams;
  expect(sought.get('isotypeSubclasses.lists')).toBe('IgG4; IgG1');
  expect(sought.get('search')).toBe('anti');
});

test('a plot has a twin as a table', async () => {
  const { user } = visit('/statistics', [figures({}), ...plots({})]);
  await screen.findByRole('region', { name: 'Entries per disease' });
  const { findByRole, getByRole, queryByRole } = plot('Entries per disease');
  await user.click(await findByRole('radio', { name: 'Table' }));
  expect(getByRole('row', { name: 'a disease 1,000' })).toBeInTheDocument();
  expect(getByRole('link', { name: 'a disease' })).toHaveAttribute('href', '/entries?disease=a+disease');
  expect(queryByRole('link', { name: 'a disease: 1,000 entries' })).not.toBeInTheDocument();
});

test('states that nothing matches, and links to the statistics of all entries', async () => {
  visit('/statistics?disease=Nothing', [
    figures({ filter: { disease: { eq: 'Nothing' } } }, 0),
    ...plots({ filter: { disease: { eq: 'Nothing' } } }),
  ]);
  expect(await screen.findByRole('heading', { name: 'No entry matches' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Statistics of all entries' })).toHaveAttribute(
    'href',
    '/statistics',
  );
});

test('shows the failure of a single plot with a retry', async () => {
  const [first, ...others] = plots({});
  const failed = { request: first!.request, error: new TypeError('Failed to fetch') };
  const { user } = visit('/statistics', [figures({}), failed, ...others, first!]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchStatistics);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await plot('Entries per disease').findByRole('link', { name: /^a disease/ })).toBeInTheDocument();
});
