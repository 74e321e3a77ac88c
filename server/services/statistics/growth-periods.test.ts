import { growthPeriods, usualStep } from './growth-periods.js';

const day = (date: string, created: number) => ({ day: date, created });

test('days without new entries are filled in', () => {
  expect(growthPeriods([day('2026-02-27', 2), day('2026-03-01', 3)], 'day', 10)).toEqual([
    { period: '2026-02-27', created: 2, total: 2 },
    { period: '2026-02-28', created: 0, total: 2 },
    { period: '2026-03-01', created: 3, total: 5 },
  ]);
});

test('days are summed to months, also across years', () => {
  const days = [day('2025-11-03', 1), day('2025-11-30', 4), day('2026-02-01', 2)];
  expect(growthPeriods(days, 'month', 10)).toEqual([
    { period: '2025-11', created: 5, total: 5 },
    { period: '2025-12', created: 0, total: 5 },
    { period: '2026-01', created: 0, total: 5 },
    { period: '2026-02', created: 2, total: 7 },
  ]);
});

test('only the latest periods are returned, with totals that include the earlier ones', () => {
  const days = [day('0900-01-01', 7), day('2026-01-31', 1), day('2026-03-31', 1)];
  expect(growthPeriods(days, 'month', 2)).toEqual([
    { period: '2026-02', created: 0, total: 8 },
    { period: '2026-03', created: 1, total: 9 },
  ]);
});

test('without entries the list is empty', () => expect(growthPeriods([], 'day', 10)).toEqual([]));

test.each([
  [[], 'month'],
  [[day('2026-03-01', 1)], 'day'],
  [[day('2026-01-01', 1), day('2026-03-03', 1)], 'day'],
  [[day('2026-01-01', 1), day('2026-03-04', 1)], 'month'],
] as const)('the default period for %j is the %s', (days, step) => expect(usualStep(days)).toBe(step));
