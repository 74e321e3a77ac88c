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
import { answerTo } from '../../test/answers';
import { address, type Answers, renderApp } from '../../test/renderApp';
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
const answer = (query: typeof StatisticsFiguresDocument, figures: object, variables: Variables) =>
  answerTo({ query, variables }, { statistics: { __typename: 'Statistics', ...figures } });
const figures = (variables: Variables, totalEntries = 1234) =>
  answer(StatisticsFiguresDocument, { overview: { ...overview, totalEntries } }, variables);

/** The responses to all plot queries with the same filters. */
function plots(criteria: Variables, periods = 3) {
  const distribution = (of: string, value: string, limit = 100) =>
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
      { of, limit, ...criteria },
    );
  const period = (day: string, created: number) => ({
    __typename: 'GrowthPeriod',
    period: day,
    created,
    total: 1234,
  });
  const days = [period('2026-11-18', 0), period('2026-11-19', 0), period('2026-11-20', 1234)].slice(-periods);
  const counted = (value: string) => ({ __typename: 'ValueCount', value, count: 3 });
  return [
    ...['disease', 'autoantibody', 'autoantigen', 'type'].map((of) => distribution(of, `a ${of}`)),
    ...['screening', 'confirmation'].map((of) => distribution(of, 'Peptide ELISA', 200)),
    distribution('isotypeSubclasses', 'IgG1'),
    answer(
      FieldCompletenessDocument as never,
      { completeness: [{ __typename: 'FieldCompleteness', field: 'affinity', filled: 617, total: 1234 }] },
      criteria,
    ),
    answer(
      GrowthOverTimeDocument as never,
      { growth: { __typename: 'Growth', by: 'day', periods: days } },
      criteria,
    ),
    answer(
      DiseaseHeatMapDocument as never,
      {
        heatMap: {
          __typename: 'HeatMap',
          diseases: [counted('Uveitis'), counted('Scleritis')],
          autoantibodies: [counted('Anti-S')],
          cells: [
            { __typename: 'HeatMapCell', disease: 0, autoantibody: 0, count: 3, role: 'diagnostic' },
            { __typename: 'HeatMapCell', disease: 1, autoantibody: 0, count: 1, role: 'other' },
          ],
        },
      },
      { autoantibodies: 30, ...criteria },
    ),
  ];
}

const visit = (at: string, answers: Answers) =>
  renderApp({
    pages: { [routes.statistics]: StatisticsPage, [routes.entries]: () => 'The list' },
    at,
    answers,
  });
const plot = (name: string) => within(screen.getByRole('region', { name }));

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
    'Autoantibodies that diseases share',
    'Anti-S in Uveitis: 3 entries. Role: Diagnostic',
    '/entries?disease=Uveitis&autoantibody=Anti-S',
  ],
])('a mark of %s links to its entries', async (name, accessibleName, to) => {
  const { user } = visit('/statistics?more=all', [figures({}), ...plots({})]);
  await screen.findByRole('region', { name });
  await user.click(await plot(name).findByRole('link', { name: accessibleName }));
  expect(address()).toBe(to);
});

test('the plots apply the filters of the list, and keep them in their links', async () => {
  const filter = { type: { eq: 'Enzyme' }, isotypeSubclasses: { lists: 'IgG4' } };
  const criteria = { search: 'anti', field: 'all', filter };
  const query = '?isotypeSubclasses.lists=IgG4&type=Enzyme&search=anti';
  visit(`/statistics${query}&more=all`, [figures(criteria, 1100), ...plots(criteria)]);
  expect(await screen.findByText('1,100 entries')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show these entries' })).toHaveAttribute(
    'href',
    `/entries${query}`,
  );
  expect(screen.getByRole('link', { name: 'Explore as a network' })).toHaveAttribute(
    'href',
    `/explore?tab=network&${query.slice(1)}`,
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
  expect(getByRole('link', { name: 'a disease' })).toHaveAttribute('href', '/diseases/a-disease');
  expect(getByRole('link', { name: '1,000' })).toHaveAttribute('href', '/entries?disease=a+disease');
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

test('three figures and two plots come first, the others on request', async () => {
  const { user } = visit('/statistics', [figures({}), ...plots({})]);
  expect(await screen.findByText('50%')).toBeInTheDocument();
  expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'Entries per disease',
    'Top autoantibodies',
  ]);
  await user.click(screen.getByRole('button', { name: 'More figures' }));
  expect(address()).toBe('/statistics?more=all');
  expect(await screen.findByRole('region', { name: 'Completeness by field' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fewer figures' }));
  expect(address()).toBe('/statistics');
});

test('methods are grouped by what they are', async () => {
  const { user } = visit('/statistics?more=all', [figures({}), ...plots({})]);
  await screen.findByRole('region', { name: 'Screening methods' });
  const { findByText, findByRole, getByRole } = plot('Screening methods');
  expect(await findByText('ELISA')).toBeInTheDocument();
  await user.click(await findByRole('radio', { name: 'Table' }));
  expect(getByRole('row', { name: 'ELISA Peptide ELISA 1,000' })).toBeInTheDocument();
});

test('growth is shown from three points on', async () => {
  visit('/statistics?more=all', [figures({}), ...plots({}, 2)]);
  await plot('Completeness by field').findByRole('link', { name: /^Affinity/ });
  expect(screen.queryByRole('region', { name: 'Growth over time' })).not.toBeInTheDocument();
});
