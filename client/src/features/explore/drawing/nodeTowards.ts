import type { Place } from './arrangeNodes';

export type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<Direction, Place>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Which of the others lies in a direction: the one straightest that way, and of those the nearest. */
export function nodeTowards(
  from: Place,
  others: readonly (Place & { readonly id: string })[],
  direction: Direction,
): string | null {
  const { x, y } = directions[direction];
  const ranked = others
    .map((other) => {
      const dx = other.x - from.x;
      const dy = other.y - from.y;
      const distance = Math.hypot(dx, dy) || 1;
      const straight = (dx * x + dy * y) / distance;
      return { id: other.id, straight, cost: distance / Math.max(straight, 0.01) ** 2 };
    })
    .filter(({ straight }) => straight > 0)
    .sort((one, other) => one.cost - other.cost);
  return ranked[0]?.id ?? null;
}
