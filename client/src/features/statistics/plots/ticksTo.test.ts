import { ticksTo } from './ticksTo';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
  [236, [0, 100, 200, 300]],
  [40_001, [0, 20_000, 40_000, 60_000]],
])('an axis up to %d has few round ticks', (max, ticks) => expect(ticksTo(max)).toEqual(ticks));
