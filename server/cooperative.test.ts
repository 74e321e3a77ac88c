import { mapCooperatively } from './cooperative.js';

const busyFor = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test('what takes long is made in order, and others have their turn meanwhile', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  const made = await mapCooperatively([1, 2, 3, 4, 5, 6], (number) => {
    busyFor(20);
    return number * 2;
  });
  clearInterval(others);
  expect(made).toEqual([2, 4, 6, 8, 10, 12]);
  expect(turns).toBeGreaterThan(2);
});

test('nothing is made of nothing', async () => {
  expect(await mapCooperatively([], busyFor)).toEqual([]);
});
