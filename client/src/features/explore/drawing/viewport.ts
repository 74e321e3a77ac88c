import type { Core } from 'cytoscape';

import { type Direction, nodeInDirection } from './positions';

/** The least zoom at which the name of a centred node is readable. */
const readable = 0.8;

/** Centres a node, and zooms in until its name is readable. */
export function centreOn(cy: Core, id: string): void {
  const node = cy.getElementById(id);
  if (node.empty()) return;
  cy.zoom(Math.max(cy.zoom(), readable));
  cy.center(node);
}

/** Centres a node if it is out of view. */
export function reveal(cy: Core, id: string): void {
  const node = cy.getElementById(id);
  if (node.empty()) return;
  const { x1, x2, y1, y2 } = cy.extent();
  const { x, y } = node.position();
  if (x < x1 || x > x2 || y < y1 || y > y2) cy.center(node);
}

/** Returns the neighbour of a node that lies in a direction; `null` if there is none. */
export function neighbourTowards(cy: Core, id: string, direction: Direction): string | null {
  const node = cy.getElementById(id);
  if (node.empty()) return null;
  const neighbours = node.neighborhood().nodes();
  const others = neighbours.map((other) => ({ id: other.id(), ...other.position() }));
  return nodeInDirection(node.position(), others, direction);
}
