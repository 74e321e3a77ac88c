import { answerLimitMs, fetchInTime } from './fetchInTime';

/** A server that accepts a request and never answers; the request ends only when it is aborted. */
const silent = (_: RequestInfo | URL, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const ownFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(silent);
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = ownFetch;
});

test('a request that is not answered fails after the limit', async () => {
  const request = fetchInTime('/graphql');
  jest.advanceTimersByTime(answerLimitMs);
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a request that is called off fails at once', async () => {
  const asked = new AbortController();
  const request = fetchInTime('/graphql', { signal: asked.signal });
  asked.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});

test('a long request has no limit', () => {
  void fetchInTime('/graphql', { isLong: true });
  expect(jest.getTimerCount()).toBe(0);
});
