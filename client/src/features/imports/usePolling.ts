import { useEffect } from 'react';

interface Polled {
  readonly startPolling: (ms: number) => void;
  readonly stopPolling: () => void;
}

/** Polls a query every `ms` milliseconds while `isMoving` is true. */
export function usePolling({ startPolling, stopPolling }: Polled, isMoving: boolean, ms: number): void {
  useEffect(
    function followProgress() {
      if (!isMoving) return;
      startPolling(ms);
      return stopPolling;
    },
    [isMoving, ms, startPolling, stopPolling],
  );
}
