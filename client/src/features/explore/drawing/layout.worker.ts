import { type LayoutInput, layOutNetwork } from '@layout/lay-out-network';
import type { Positions } from '@layout/network';

/** A message of the worker: the final positions, or those of a draft before them. */
export interface LayoutMessage {
  readonly places: Positions;
  readonly isLast: boolean;
}

/** Computes layouts in a worker, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<LayoutInput>) => {
  const send = (message: LayoutMessage) => postMessage(message);
  const places = layOutNetwork(data, (draft) => send({ places: draft, isLast: false }));
  send({ places, isLast: true });
});
