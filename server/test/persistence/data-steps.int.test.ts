import type { DataStep } from '../../services/upgrades/data-step.js';
import { dataSteps, runDataSteps } from '../../services/upgrades/upgrade-database.js';
import { useTestDatabase } from '../test-database.js';

describe('data steps', () => {
  const test = useTestDatabase();
  let batches: unknown[];
  beforeAll(() => test.database.query('CREATE TABLE written (batch integer)'));
  beforeEach(async () => {
    batches = [];
    await test.database.query('TRUNCATE data_steps, written');
  });

  /** Writes 0, 1 and 2, each in its own batch; fails in the middle of a batch. */
  const counting = (failsAt?: number): DataStep => ({
    number: 900,
    name: 'counting',
    async runBatch(transaction, progress) {
      batches.push(progress);
      const { batch } = (progress ?? { batch: 0 }) as { batch: number };
      await transaction.query('INSERT INTO written VALUES ($1)', [batch]);
      if (batch === failsAt) throw new Error('killed');
      return batch === 2 ? null : { batch: batch + 1 };
    },
  });
  const written = async (): Promise<unknown[]> => {
    const rows = await test.database.query<{ batch: number }>('SELECT batch FROM written ORDER BY batch');
    return rows.map(({ batch }) => batch);
  };

  it('run once, in batches, and say how far they are', async () => {
    const reported: unknown[] = [];
    const run = () =>
      runDataSteps(test.database, [counting()], (...progress) => void reported.push(progress));
    expect(await run()).toEqual(['counting']);
    expect(await run()).toEqual([]);
    expect(reported).toEqual([
      ['counting', { batch: 1 }],
      ['counting', { batch: 2 }],
    ]);
    expect(batches).toEqual([null, { batch: 1 }, { batch: 2 }]);
    expect(await written()).toEqual([0, 1, 2]);
  });

  it('resume with the interrupted batch after a killed start', async () => {
    await expect(runDataSteps(test.database, [counting(1)])).rejects.toThrow('killed');
    expect(await written()).toEqual([0]);
    expect(await runDataSteps(test.database, [counting()])).toEqual(['counting']);
    expect(batches).toEqual([null, { batch: 1 }, { batch: 1 }, { batch: 2 }]);
    expect(await written()).toEqual([0, 1, 2]);
  });

  it('are run by one of several instances that start at once', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => runDataSteps(test.database, [counting()])));
    expect(runs.flat()).toEqual(['counting']);
    expect(await written()).toEqual([0, 1, 2]);
  });

  it('increase the data version, which invalidates cached responses', async () => {
    const version = async () => (await test.database.query('SELECT version FROM entry_totals'))[0];
    const before = await version();
    await runDataSteps(test.database, [counting()]);
    expect(await version()).not.toEqual(before);
  });

  it('run in the order of their numbers, which are distinct', () => {
    const numbers = dataSteps.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });
});
