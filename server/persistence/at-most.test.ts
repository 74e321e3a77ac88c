import { AtMost } from './at-most.js';

test('so many run at once, in the order they came, also where some fail', async () => {
  const two = new AtMost(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((number) =>
      two.run(async () => {
        begun.push(number);
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        if (number === 1) throw new Error('one');
        return number;
      }),
    ),
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
  expect(await two.run(() => Promise.resolve('again'))).toBe('again');
});
