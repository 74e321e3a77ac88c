import { setImmediate as settled } from 'node:timers/promises';

import { messages } from '../schema/contract/messages.js';
import { FairLimit } from './fair-limit.js';
import { requestScope } from './request-scope.js';

/** A limit, with the names of the tasks in the order in which they started. */
function startLimit(atOnce: number, maxWaiting: number) {
  const limit = new FairLimit(atOnce, maxWaiting);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  /** A task whose caller is the first letter of its name. */
  const run = (name: string, isAborted = () => false): Promise<void> =>
    requestScope.run({ caller: name.slice(0, 1), isAborted }, () =>
      limit.run(() => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    );
  const runAll = (...names: readonly string[]): Promise<unknown> =>
    Promise.allSettled(names.map((name) => run(name)));
  const end = async (name: string): Promise<void> => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { started, run, runAll, end };
}

describe('a fair limit', () => {
  it('leaves slots for other callers', async () => {
    const { started, runAll } = startLimit(3, 100);
    void runAll('a1', 'a2', 'a3', 'b1');
    await settled();
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('lets callers take turns', async () => {
    const { started, runAll, end } = startLimit(1, 100);
    void runAll('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('leaves half of the queue to other callers, and refuses all when it is full', async () => {
    const { run, runAll } = startLimit(1, 4);
    void runAll('a1', 'a2', 'a3');
    await expect(run('a4')).rejects.toThrow(messages.databaseBusy);
    void runAll('b1', 'b2');
    await expect(run('c1')).rejects.toThrow(messages.databaseBusy);
  });

  it('does not start a task whose client has gone', async () => {
    const { started, run, runAll, end } = startLimit(1, 100);
    void runAll('a1');
    const gone = expect(run('a2', () => true)).rejects.toThrow(messages.databaseBusy);
    void runAll('a3');
    await end('a1');
    await gone;
    expect(started).toEqual(['a1', 'a3']);
  });

  it('refuses a task that has waited for 10 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const { started, run, runAll, end } = startLimit(1, 100);
      void runAll('a1');
      const late = expect(run('a2')).rejects.toThrow(messages.databaseBusy);
      await settled();
      jest.advanceTimersByTime(10_000);
      await late;
      await end('a1');
      expect(started).toEqual(['a1']);
    } finally {
      jest.useRealTimers();
    }
  });
});
