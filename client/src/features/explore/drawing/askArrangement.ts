import type { Arrangement, OnPlaces, Places } from './arrange.worker';

interface Asked {
  readonly onPlaces: OnPlaces;
  readonly onFailure: () => void;
}

/** Computes a layout in a worker; returns a function that cancels it. */
export function askArrangement(arrangement: Arrangement, { onPlaces, onFailure }: Asked): () => void {
  const worker = new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<{ places: Places; isLast: boolean }>) => {
    onPlaces(data.places, data.isLast);
    if (data.isLast) worker.terminate();
  });
  worker.addEventListener('error', onFailure);
  worker.postMessage(arrangement);
  return () => worker.terminate();
}
