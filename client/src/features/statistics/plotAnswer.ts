import type { PlotAnswer } from './PlotFrame';

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What a query has brought so far: while another answer is on its way the one before stays, so that nothing jumps. */
export function plotAnswer<Data>(result: Result<Data>): { data: Data | undefined; answer: PlotAnswer } {
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
