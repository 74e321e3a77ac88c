import { setImmediate } from 'node:timers/promises';

import { AppError } from '../../../errors.js';
import { WorkLimiter } from './work-limiter.js';

const unavailable = new AppError('UNAVAILABLE', 'The database is away');

describe('work limiter of a document', () => {
  it('runs at most its limit at a time, in the order of the calls', async () => {
    const limiter = new WorkLimiter(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (index: number) => async (): Promise<number> => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      return index;
    };
    const calls = [0, 1, 2, 3, 4, 5].map((index) => limiter.run(work(index)));
    expect(await Promise.all(calls)).toEqual([0, 1, 2, 3, 4, 5]);
    expect({ started, most }).toEqual({ started: [0, 1, 2, 3, 4, 5], most: 2 });
  });

  it('continues after a failure', async () => {
    const limiter = new WorkLimiter(1);
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve(1))).resolves.toBe(1);
  });

  it('rejects queued calls once the database is unavailable', async () => {
    const limiter = new WorkLimiter(1);
    let ran = 0;
    const next = (): Promise<void> => {
      ran += 1;
      return Promise.resolve();
    };
    const calls = [limiter.run(() => Promise.reject(unavailable)), limiter.run(next), limiter.run(next)];
    const results = await Promise.allSettled(calls);
    expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: unavailable })));
    expect(ran).toBe(0);
  });
});
