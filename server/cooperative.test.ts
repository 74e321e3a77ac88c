import { mapCooperatively } from './cooperative.js';

const busyFor = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test('slow work is processed in order while timers continue to run', async () => {
  let ticks = 0;
  const others = setInterval(() => (ticks += 1), 1);
  const made = await mapCooperatively([1, 2, 3, 4, 5, 6], (number) => {
    busyFor(20);
    return number * 2;
  });
  clearInterval(others);
  expect(made).toEqual([2, 4, 6, 8, 10, 12]);
  expect(ticks).toBeGreaterThan(2);
});

test('an empty list has an empty result', async () => {
  expect(await mapCooperatively([], busyFor)).toEqual([]);
});
