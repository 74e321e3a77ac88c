interface Closeable {
  readonly close: () => Promise<unknown>;
}

/**
 * Starts something before the tests of a file or block, and closes it after them. The returned object is empty until
 * then: only tests and hooks may read its properties.
 */
export function useStarted<Started extends Closeable>(start: () => Promise<Started>): Started {
  const started = usePrepared(start);
  afterAll(() => started.close());
  return started;
}

/** As `useStarted`, for what needs no closing. */
export function usePrepared<Prepared extends object>(prepare: () => Promise<Prepared>): Prepared {
  const prepared = {} as Prepared;
  beforeAll(async () => {
    Object.assign(prepared, await prepare());
  });
  return prepared;
}

/** As `useStarted`, but afresh for each test. */
export function useFresh<Started extends Closeable>(start: () => Promise<Started>): Started {
  const started = {} as Started;
  beforeEach(async () => {
    Object.assign(started, await start());
  });
  afterEach(() => started.close());
  return started;
}
