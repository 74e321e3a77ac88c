import { cellLevel, sharedHeatMap, shownHeatMap } from './heatMapShape';

const counted = (value: string) => ({ value, count: 1 });
const heatMap = {
  diseases: ['A', 'B', 'C'].map(counted),
  autoantibodies: Array.from({ length: 15 }, (_, place) => counted(`anti-${place}`)),
  cells: [
    { disease: 0, autoantibody: 0, count: 4 },
    { disease: 1, autoantibody: 14, count: 9 },
    { disease: 2, autoantibody: 1, count: 1 },
  ],
};

test('where there is room every row and column is shown', () => {
  expect(shownHeatMap(heatMap, 1000)).toMatchObject({ rows: ['A', 'B', 'C'], most: 9 });
});

test('where there is not, columns at the end go, and rows with nothing left', () => {
  const { rows, columns, cells, most } = shownHeatMap(heatMap, 320);
  expect(columns.length).toBeLessThan(10);
  expect(rows).toEqual(['A', 'C']);
  expect(cells).toEqual([
    { row: 0, column: 0, count: 4 },
    { row: 1, column: 1, count: 1 },
  ]);
  expect(most).toBe(4);
});

test('the largest counts are strong, on which figures need the colour of the ground', () => {
  expect([1, 3, 4, 6, 7, 9].map((count) => cellLevel(count, 9).isStrong)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(cellLevel(1, 1).isStrong).toBe(false);
});

test('only autoantibodies of several diseases stay, and like ones are neighbours', () => {
  const cell = (disease: number, autoantibody: number) => ({ disease, autoantibody, count: 1 });
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
  expect(cells[1]).toEqual({ disease: 1, autoantibody: 0, count: 1 });
});
