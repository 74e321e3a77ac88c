import { useEffect } from 'react';

interface Polled {
  readonly startPolling: (ms: number) => void;
  readonly stopPolling: () => void;
}

/** Asks a query again and again for as long as what it tells of moves on by itself. */
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
