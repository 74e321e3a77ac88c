import type { LayoutInput, OnPositions, Positions } from './layout.worker';

interface Asked {
  readonly onPositions: OnPositions;
  readonly onFailure: () => void;
}

/** Computes a layout in a worker; returns a function that cancels it. */
export function requestLayout(arrangement: LayoutInput, { onPositions, onFailure }: Asked): () => void {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<{ places: Positions; isLast: boolean }>) => {
    onPositions(data.places, data.isLast);
    if (data.isLast) worker.terminate();
  });
  worker.addEventListener('error', onFailure);
  worker.postMessage(arrangement);
  return () => worker.terminate();
}
