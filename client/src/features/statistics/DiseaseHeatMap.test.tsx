import type { MarkerRole } from '@contract/rules/differential';
import { screen, within } from '@testing-library/react';

import { DiseaseHeatMapDocument } from '../../generated/statistics';
import { answerTo } from '../../test/answers';
import { setPhoneWindow } from '../../test/phoneWindow';
import { renderApp } from '../../test/renderApp';
import { DiseaseHeatMap } from './DiseaseHeatMap';

const counted = (value: string) => ({ __typename: 'ValueCount', value, count: 3 });
const cell = (disease: number, autoantibody: number, role: MarkerRole) => ({
  ...{ __typename: 'HeatMapCell', disease, autoantibody, count: 3, role },
});

const longName = 'Anti-17-alpha-hydroxylase and whatever else makes this name long';

function show(autoantibodies = 30) {
  const heatMap = {
    __typename: 'HeatMap',
    diseases: [counted('Uveitis'), counted('Scleritis')],
    autoantibodies: [counted('Anti-S'), counted(longName)],
    cells: [
      cell(0, 0, 'diagnostic'),
      cell(0, 1, 'supportive'),
      cell(1, 0, 'other'),
      cell(1, 1, 'supportive'),
    ],
  };
  return renderApp({
    pages: { '/': () => <DiseaseHeatMap view={{ search: '', field: 'all', filters: {} }} /> },
    at: '/',
    answers: [
      answerTo(
        { query: DiseaseHeatMapDocument, variables: { autoantibodies } },
        { statistics: { __typename: 'Statistics', heatMap } },
      ),
    ],
  });
}

test('each pair has its role in its fill and its name, and the legend explains those that occur', async () => {
  show();
  const pair = await screen.findByRole('link', { name: 'Anti-S in Scleritis: 3 entries. Role: Not stated' });
  expect(pair.querySelector('rect')).toHaveAttribute('data-role', 'other');
  const legend = screen.getByText('Role').closest('g');
  expect([...(legend?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Role',
    'Diagnostic',
    'Supportive',
    'Not stated',
  ]);
});

test('the name of a column that is cut has the whole name as its tooltip', async () => {
  show();
  const name = await screen.findByText(longName, { selector: 'title' });
  expect(name.parentElement).toHaveTextContent('…');
});

test('the table has the role of each pair', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  expect(
    within(screen.getByRole('table')).getByRole('row', { name: 'Uveitis Anti-S Diagnostic 3' }),
  ).toBeVisible();
});

test('on a phone it is as high as its rows', async () => {
  setPhoneWindow();
  show(15);
  const plot = await screen.findByRole('group', { name: 'Autoantibodies that diseases share, plot' });
  const height = plot.querySelector('svg')?.getAttribute('height');
  expect(plot.parentElement?.parentElement).toHaveStyle({ height: `${height}px` });
});
