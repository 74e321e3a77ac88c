/** How long a request may take, in milliseconds; the server answers or refuses within 10 s. */
export const answerLimitMs = 30_000;

/**
 * Fetches as `fetch` does, and rejects with a TimeoutError if the response is not complete in time: a server may accept
 * a request and never answer. `isLong` removes the limit.
 */
export function fetchWithTimeout(
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
