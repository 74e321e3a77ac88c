import { setImmediate as nextIteration } from 'node:timers/promises';

import { mapCooperatively, TimeSlice } from './cooperative.js';
import { requestScope } from './request-scope.js';

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

test('many pieces of long work run one after the other, and callers take turns', async () => {
  const done: string[] = [];
  const workOf = (caller: string): Promise<void> =>
    requestScope.run({ caller, isAborted: () => false }, async () => {
      await mapCooperatively([1, 2, 3, 4], () => busyFor(12));
      done.push(caller);
    });
  const all = Promise.all([...Array.from({ length: 20 }, () => workOf('many')), workOf('one')]);
  let iterations = 0;
  while (!done.includes('many') || !done.includes('one')) {
    await nextIteration();
    iterations += 1;
  }
  expect(done.indexOf('one')).toBeLessThan(3);
  expect(iterations).toBeGreaterThan(20);
  await all;
});

test('calls that wait for one result go on one after the other, while timers continue to run', async () => {
  let ticks = 0;
  const others = setInterval(() => (ticks += 1), 1);
  const done: number[] = [];
  const answer = async (call: number): Promise<void> => {
    await new TimeSlice().yieldToEventLoop();
    busyFor(20);
    done.push(call);
  };
  await Promise.all([1, 2, 3, 4].map(answer));
  clearInterval(others);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(ticks).toBeGreaterThan(2);
});
