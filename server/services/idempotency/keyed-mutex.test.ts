import { setImmediate as pause } from 'node:timers/promises';

import { KeyedMutex } from './keyed-mutex.js';

test('tasks with the same key run one after the other, even if one fails', async () => {
  const turns = new KeyedMutex();
  const told: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`);
      await pause();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const outcomes = await Promise.allSettled([
    turns.run('x', work('first', true)),
    turns.run('x', work('second')),
    turns.run('x', work('third')),
  ]);
  expect(told).toEqual([
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
  const turns = new KeyedMutex();
  let free = (): void => undefined;
  const held = turns.run('x', () => new Promise<void>((resolve) => (free = resolve)));
  expect(await turns.run('y', async () => 'done')).toBe('done');
  free();
  await held;
});
