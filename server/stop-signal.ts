/** The reason of the abort: the signal that asked the program to stop. */
export class StopRequest extends Error {
  constructor(readonly signal: 'SIGINT' | 'SIGTERM') {
    super(`stopped by ${signal}`);
  }
}

/** Aborts at the first SIGINT or SIGTERM. Ignores later signals, since npm forwards Ctrl-C a second time. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => stop.abort(new StopRequest(name)));
  return stop.signal;
}
