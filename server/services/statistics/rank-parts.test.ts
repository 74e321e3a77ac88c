import { rankParts } from './rank-parts.js';

const cell = (value: string, count: number) => ({ value, count });

test('each part of a cell is counted once for every entry with the cell', async () => {
  const cells = [cell('IgG1; IgG4; igg1', 3), cell('IgG4', 2), cell('IgA', 5)];
  expect(await rankParts(cells, 10)).toEqual({
    values: [cell('IgA', 5), cell('IgG4', 5), cell('IgG1', 3)],
    distinct: 3,
    filled: 10,
  });
});

test('a part has the spelling of its first occurrence, and ties are in natural order', async () => {
  const cells = [cell('line immunoassay', 1), cell('Line immunoassay; AC-10; AC-2', 1)];
  expect((await rankParts(cells, 10)).values).toEqual([
    cell('line immunoassay', 2),
    cell('AC-2', 1),
    cell('AC-10', 1),
  ]);
});

test('parts beyond the limit are included in the number of distinct values', async () => {
  expect(await rankParts([cell('a; b; c', 1)], 1)).toEqual({
    values: [cell('a', 1)],
    distinct: 3,
    filled: 1,
  });
});

test('other requests have their turn while many cells are ranked', async () => {
  const cells = Array.from({ length: 100_000 }, (_, place) => cell(`part ${String(place)}`, 1));
  const turn = new Promise((resolve) => setImmediate(() => resolve('another request')));
  expect(await Promise.race([rankParts(cells, 1), turn])).toBe('another request');
});
