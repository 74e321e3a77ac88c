/** How far an answer is that something is drawn from. */
export interface AnswerState {
  readonly error: unknown;
  /** Whether another is on its way, and the one before is shown. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What a query has brought so far: while another answer is on its way the one before stays, so that nothing jumps. */
export function keptAnswer<Data>(result: Result<Data>): { data: Data | undefined; answer: AnswerState } {
  const { data, previousData, error, loading, refetch } = result;
  return {
    data: data ?? (loading ? previousData : undefined),
    answer: {
      error: data === undefined ? error : undefined,
      isStale: loading && data === undefined && previousData !== undefined,
      // What failed is told by the query itself.
      onRetry: () => void refetch().catch(() => undefined),
    },
  };
}
