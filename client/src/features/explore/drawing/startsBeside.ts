import type { Place, Places } from './arrangeNodes';

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
