import { setImmediate as pause } from 'node:timers/promises';

import { KeyedMutex } from './keyed-mutex.js';

test('tasks with the same key run one after the other, even if one fails', async () => {
  const mutex = new KeyedMutex();
  const events: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} begins`);
      await pause();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const outcomes = await Promise.allSettled([
    mutex.run('x', work('first', true)),
    mutex.run('x', work('second')),
    mutex.run('x', work('third')),
  ]);
  expect(events).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('a task with another key does not wait', async () => {
  const mutex = new KeyedMutex();
  let free = (): void => undefined;
  const held = mutex.run('x', () => new Promise<void>((resolve) => (free = resolve)));
  expect(await mutex.run('y', async () => 'done')).toBe('done');
  free();
  await held;
});
