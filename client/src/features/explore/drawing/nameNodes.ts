import type { Core, NodeSingular } from 'cytoscape';

import { chooseNames, type Nameable, nameWidth } from './chooseNames';

/**
 * Names as many nodes as there is room for at this zoom, in letters of the same size at any: what is looked at and what is
 * beside it first, then those with most entries.
 */
export function nameNodes(cy: Core): void {
  const zoom = cy.zoom();
  const nodes = cy.nodes();
  const nameable: { readonly rank: number; readonly nameable: Nameable }[] = [];
  nodes.forEach((node) => {
    if (!node.hasClass('unplaced')) nameable.push({ rank: rankOf(node), nameable: nameableOf(node, zoom) });
  });
  nameable.sort((one, other) => other.rank - one.rank);
  const named = chooseNames(nameable.map((one) => one.nameable));
  cy.batch(() => {
    nodes.forEach((node) => {
      // Only names that are drawn need their size; the library works out every style again that is touched.
      if (named.has(node.id()) || node.hasClass('focus')) sizeName(node, zoom);
      node.toggleClass('named', named.has(node.id()));
    });
  });
}

/** Has a name be drawn in letters of its size on screen, whatever the zoom. */
export function sizeName(node: NodeSingular, zoom: number): void {
  const shownFont = Number(node.data('font')) / zoom;
  if (shownFont !== node.data('shownFont')) node.data({ shownFont, shownWidth: nameWidth / zoom });
}

function rankOf(node: NodeSingular): number {
  const looked = node.hasClass('focus') ? 2000 : node.hasClass('near') ? 1000 : 0;
  return looked + Number(node.data('size'));
}

function nameableOf(node: NodeSingular, zoom: number): Nameable {
  const { x, y } = node.position();
  return {
    id: node.id(),
    label: String(node.data('label')),
    x: x * zoom,
    y: y * zoom,
    size: Number(node.data('size')) * zoom,
    font: Number(node.data('font')),
  };
}
