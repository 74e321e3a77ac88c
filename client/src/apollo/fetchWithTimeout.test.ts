import { answerLimitMs, fetchWithTimeout } from './fetchWithTimeout';

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

test('a request without an answer fails after the limit', async () => {
  const request = fetchWithTimeout('/graphql');
  jest.advanceTimersByTime(answerLimitMs);
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an aborted request fails at once', async () => {
  const asked = new AbortController();
  const request = fetchWithTimeout('/graphql', { signal: asked.signal });
  asked.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
});

test('a long request has no limit', () => {
  void fetchWithTimeout('/graphql', { isLong: true });
  expect(jest.getTimerCount()).toBe(0);
});
