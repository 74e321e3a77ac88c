import type { Position, Positions } from '@layout/network';

interface View {
  readonly zoom: number;
  readonly pan: Position;
}

/** The margins of a fitted view in pixels, with space for names below and next to nodes. */
const room = { x: 64, top: 44, bottom: 60 };
/** Maximum zoom of a fitted view; a higher one would make a few nodes huge. */
const nearestFit = 1.3;

/** Returns the zoom and pan that fit all positions into a window of this size; `null` if there are no positions. */
export function fitToView(
  places: readonly (Position & { readonly size: number })[],
  { width, height }: { readonly width: number; readonly height: number },
): View | null {
  if (places.length === 0 || width === 0 || height === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, size } of places) {
    left = Math.min(left, x - size / 2);
    right = Math.max(right, x + size / 2);
    top = Math.min(top, y - size / 2);
    bottom = Math.max(bottom, y + size / 2);
  }
  const inner = { width: width - 2 * room.x, height: height - room.top - room.bottom };
  const zoom = Math.min(inner.width / (right - left), inner.height / (bottom - top), nearestFit);
  return {
    zoom: Math.max(zoom, 0.04),
    pan: {
      x: width / 2 - (zoom * (left + right)) / 2,
      y: room.top + inner.height / 2 - (zoom * (top + bottom)) / 2,
    },
  };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<Direction, Position>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Returns the node in a direction: close to the axis, then near; `null` if there is none. */
export function nodeInDirection(
  from: Position,
  others: readonly (Position & { readonly id: string })[],
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

const distance = 70;
/** An angle in radians whose multiples never coincide. */
const turn = 2.4;

/** Seeds the positions of new nodes around a neighbour that has a position. */
export function seedPositions(
  unplaced: readonly { readonly id: string }[],
  edges: readonly { readonly source: string; readonly target: string }[],
  places: ReadonlyMap<string, Position>,
): Positions {
  const neighbours = new Map<string, Position>();
  const note = (id: string, place: Position | undefined) => {
    if (place !== undefined && !neighbours.has(id)) neighbours.set(id, place);
  };
  for (const { source, target } of edges) {
    note(source, places.get(target));
    note(target, places.get(source));
  }
  return Object.fromEntries(
    unplaced.map(({ id }, at): [string, Position] => {
      const { x, y } = neighbours.get(id) ?? { x: 0, y: 0 };
      return [id, { x: x + distance * Math.cos(at * turn), y: y + distance * Math.sin(at * turn) }];
    }),
  );
}
