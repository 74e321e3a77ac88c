import type { LayoutInput } from '@layout/lay-out-network';
import type { Positions } from '@layout/network';

import type { LayoutMessage } from './layout.worker';

interface Callbacks {
  /** Called once with the final positions; for many nodes, first also with those of a draft. */
  readonly onPositions: (places: Positions, isLast: boolean) => void;
  readonly onFailure: () => void;
}

/** Computes a layout in a worker; returns a function that cancels it. */
export function requestLayout(input: LayoutInput, { onPositions, onFailure }: Callbacks): () => void {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LayoutMessage>) => {
    onPositions(data.places, data.isLast);
    if (data.isLast) worker.terminate();
  });
  worker.addEventListener('error', onFailure);
  worker.postMessage(input);
  return () => worker.terminate();
}
