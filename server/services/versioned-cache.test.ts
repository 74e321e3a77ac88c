import { VersionedCache } from './versioned-cache.js';

describe('a versioned cache', () => {
  const cache = () => new VersionedCache<number>({ current: () => Promise.resolve({ dataVersion: '1' }) });

  it('computes once for all who ask at the same time', async () => {
    const compute = jest.fn(() => Promise.resolve(42));
    const results = cache();
    const asked = await Promise.all([1, 2, 3].map(() => results.get('a', compute)));
    expect(asked).toEqual([1, 2, 3].map(() => ({ value: 42, dataVersion: '1' })));
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('computes once more for those who waited for what failed', async () => {
    const results = cache();
    const compute = jest
      .fn(() => Promise.resolve(42))
      .mockRejectedValueOnce(new Error('The client has closed the connection'));
    const asked = await Promise.allSettled([1, 2, 3].map(() => results.get('a', compute)));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('fails for all after two failures', async () => {
    const results = cache();
    const compute = jest.fn(() => Promise.reject(new Error('The database is away')));
    const asked = await Promise.allSettled([1, 2, 3].map(() => results.get('a', compute)));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(compute).toHaveBeenCalledTimes(2);
  });
});
