/** How long a request may take, in milliseconds; the server answers or refuses within 10 s. */
export const answerLimitMs = 30_000;

/**
 * Does what `fetch` does, and fails with a TimeoutError if the answer is not complete in time, so that nobody waits for
 * a server that accepts a request and never answers. `isLong` lifts the limit.
 */
export function fetchInTime(
  address: RequestInfo | URL,
  { isLong = false, ...options }: RequestInit & { readonly isLong?: boolean } = {},
): Promise<Response> {
  if (isLong) return fetch(address, options);
  const limit = new AbortController();
  const stop = () => limit.abort(new DOMException('The server did not answer in time', 'TimeoutError'));
  setTimeout(stop, answerLimitMs);
  options.signal?.addEventListener('abort', () => limit.abort(options.signal?.reason), { once: true });
  return fetch(address, { ...options, signal: limit.signal });
}
