import type { KeyboardEvent } from 'react';

import type { Network } from '../graph/network';
import type { NetworkRenderer } from './NetworkRenderer';
import type { Direction } from './positions';

interface Looked {
  readonly network: Network;
  readonly focus: string;
  readonly onFocus: (id: string) => void;
  readonly onEnter: () => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const zooms: Readonly<Record<string, number>> = { '+': 1.4, '=': 1.4, '-': 1 / 1.4, '\u2212': 1 / 1.4 };

/**
 * Arrows move between neighbours, plus and minus zoom, 0 fits all, Enter opens the panel, Escape clears the selection.
 */
export function handleCanvasKey(
  event: KeyboardEvent<HTMLElement>,
  drawn: NetworkRenderer | null,
  { network, focus, onFocus, onEnter }: Looked,
): void {
  if (drawn === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = directions[event.key];
  const zoom = zooms[event.key];
  const isLooking = network.nodes.some(({ id }) => id === focus);
  if (direction !== undefined && isLooking) follow(drawn.neighbourTowards(focus, direction));
  else if (direction !== undefined || event.key === 'Home') follow(network.nodes[0]?.id ?? null);
  else if (zoom !== undefined) drawn.zoomBy(zoom);
  else if (event.key === '0') drawn.fit();
  else if (event.key === 'Escape' && focus !== '') onFocus('');
  else if (event.key === 'Enter' && isLooking) onEnter();
  else return;
  event.preventDefault();

  function follow(id: string | null): void {
    if (id !== null) onFocus(id);
  }
}
