import type { Core } from 'cytoscape';

import type { Place, Places } from './arrangeNodes';

const distance = 70;
/** Turns that never come back to the same angle. */
const turn = 2.4;

/** New nodes begin around a neighbour that has a place. */
export function startsBeside(
  cy: Core,
  unplaced: readonly { readonly id: string }[],
  places: ReadonlyMap<string, Place>,
): Places {
  return Object.fromEntries(
    unplaced.map(({ id }, at): [string, Place] => {
      const beside = cy.getElementById(id).neighborhood().nodes();
      const found = beside.map((node) => places.get(node.id())).find((place) => place !== undefined);
      const { x, y } = found ?? { x: 0, y: 0 };
      return [id, { x: x + distance * Math.cos(at * turn), y: y + distance * Math.sin(at * turn) }];
    }),
  );
}
