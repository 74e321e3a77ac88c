import { readPeriod } from './period.js';

test.each([
  ['2026', '2026-01-01', '2027-01-01'],
  ['2026-11', '2026-11-01', '2026-12-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  [' 2024-02-29 ', '2024-02-29', '2024-03-01'],
  ['2026-12-31', '2026-12-31', '2027-01-01'],
  ['0050-01', '0050-01-01', '0050-02-01'],
])('%p lasts from %s until %s', (text, from, before) => {
  expect(readPeriod(text)).toEqual({
    from: new Date(`${from}T00:00:00Z`),
    before: new Date(`${before}T00:00:00Z`),
  });
});

test.each(['', '26', '2026-13', '2026-02-30', '2026-1', '2026-11-20T10:00', 'November', '2026-11-'])(
  '%p is not a period',
  (text) => expect(readPeriod(text)).toBeNull(),
);
