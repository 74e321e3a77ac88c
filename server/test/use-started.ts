interface Closeable {
  readonly close: () => Promise<unknown>;
}

/**
 * Starts something before the tests of a file or block, and closes it after them. The returned object is empty until
 * then: only tests and hooks may read its properties.
 */
export function useStarted<Started extends Closeable>(start: () => Promise<Started>): Started {
  const started = {} as Started;
  beforeAll(async () => {
    Object.assign(started, await start());
  });
  afterAll(() => started.close());
  return started;
}
