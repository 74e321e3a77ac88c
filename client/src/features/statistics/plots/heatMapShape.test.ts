import type { MarkerRole } from '@contract/rules/differential';

import { sharedHeatMap, shownHeatMap } from './heatMapShape';

const counted = (value: string) => ({ value, count: 1 });
const inCell = (disease: number, autoantibody: number, count: number, role: MarkerRole) => ({
  disease,
  autoantibody,
  count,
  role,
});
const heatMap = {
  diseases: ['A', 'B', 'C'].map(counted),
  autoantibodies: Array.from({ length: 15 }, (_, place) => counted(`anti-${place}`)),
  cells: [inCell(0, 0, 4, 'other'), inCell(1, 14, 9, 'supportive'), inCell(2, 1, 1, 'diagnostic')],
};

test('where there is room every row and column is shown', () => {
  expect(shownHeatMap(heatMap, 1000)).toMatchObject({
    rows: ['A', 'B', 'C'],
    roles: ['diagnostic', 'supportive', 'other'],
  });
});

test('where there is not, columns at the end go, and rows with nothing left', () => {
  const { rows, columns, cells, roles } = shownHeatMap(heatMap, 320);
  expect(columns.length).toBeLessThan(10);
  expect(rows).toEqual(['A', 'C']);
  expect(cells).toEqual([
    { row: 0, column: 0, count: 4, role: 'other' },
    { row: 1, column: 1, count: 1, role: 'diagnostic' },
  ]);
  expect(roles).toEqual(['diagnostic', 'other']);
});

test('only autoantibodies of several diseases stay, and like ones are neighbours', () => {
  const cell = (disease: number, autoantibody: number) => inCell(disease, autoantibody, 1, 'research');
  const all = {
    diseases: ['lupus', 'diabetes', 'Sjögren', 'gastritis', 'alone'].map(counted),
    autoantibodies: ['Ro', 'GAD', 'La', 'parietal', 'only lupus'].map(counted),
    cells: [
      cell(0, 0),
      cell(2, 0),
      cell(0, 2),
      cell(2, 2),
      cell(1, 1),
      cell(3, 1),
      cell(1, 3),
      cell(3, 3),
      cell(0, 4),
    ],
  };
  const { diseases, autoantibodies, cells } = sharedHeatMap(all, 15);
  expect(diseases.map(({ value }) => value)).toEqual(['lupus', 'Sjögren', 'diabetes', 'gastritis']);
  expect(autoantibodies.map(({ value }) => value)).toEqual(['Ro', 'La', 'GAD', 'parietal']);
  expect(cells).toHaveLength(8);
  expect(cells[1]).toEqual(inCell(1, 0, 1, 'research'));
});
