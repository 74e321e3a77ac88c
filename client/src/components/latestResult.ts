/** The state of the query result that a view shows. */
export interface ResultState {
  readonly error: unknown;
  /** Whether a new result is loading while the previous one is shown. */
  readonly isStale: boolean;
  readonly onRetry: () => unknown;
}

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * The latest result of a query: while a new one is loading, the previous one stays, so that the layout does not jump.
 */
export function latestResult<Data>(result: Result<Data>): { data: Data | undefined; answer: ResultState } {
  const { data, previousData, error, loading, refetch } = result;
  return {
    data: data ?? (loading ? previousData : undefined),
    answer: {
      error: data === undefined ? error : undefined,
      isStale: loading && data === undefined && previousData !== undefined,
      onRetry: refetch,
    },
  };
}
