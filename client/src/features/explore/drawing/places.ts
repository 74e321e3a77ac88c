import type { Place, Places } from './arrange.worker';

interface View {
  readonly zoom: number;
  readonly pan: Place;
}

/** Around what is fitted in, names below and beside it included. */
const room = { x: 64, top: 44, bottom: 60 };
/** Not nearer than this: a few nodes would be giants. */
const nearestFit = 1.3;

/** How a window of this size shows all of these places; `null` where there are none. */
export function fitPlaces(
  places: readonly (Place & { readonly size: number })[],
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

const distance = 70;
/** Turns that never come back to the same angle. */
const turn = 2.4;

/** New nodes begin around a neighbour that has a place. */
export function startsBeside(
  unplaced: readonly { readonly id: string }[],
  edges: readonly { readonly source: string; readonly target: string }[],
  places: ReadonlyMap<string, Place>,
): Places {
  const beside = new Map<string, Place>();
  const note = (id: string, place: Place | undefined) => {
    if (place !== undefined && !beside.has(id)) beside.set(id, place);
  };
  for (const { source, target } of edges) {
    note(source, places.get(target));
    note(target, places.get(source));
  }
  return Object.fromEntries(
    unplaced.map(({ id }, at): [string, Place] => {
      const { x, y } = beside.get(id) ?? { x: 0, y: 0 };
      return [id, { x: x + distance * Math.cos(at * turn), y: y + distance * Math.sin(at * turn) }];
    }),
  );
}
