import type { Place } from './arrangeNodes';

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
