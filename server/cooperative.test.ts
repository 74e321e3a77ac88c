import { CooperativeQueue, mapCooperatively } from './cooperative.js';

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

test('calls that wait for one result go on one after the other, while timers continue to run', async () => {
  let ticks = 0;
  const others = setInterval(() => (ticks += 1), 1);
  const queue = new CooperativeQueue();
  const done: number[] = [];
  const answer = async (call: number): Promise<void> => {
    await queue.next();
    busyFor(20);
    done.push(call);
  };
  await Promise.all([1, 2, 3, 4].map(answer));
  clearInterval(others);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(ticks).toBeGreaterThan(2);
});
