import type { Core } from 'cytoscape';

/** How long a name may be, in pixels. */
const nameWidth = 150;
const mostScale = 3;

/** Names grow less than what they name, so that some can be read from afar and none fills the window. */
export function scaleFonts(cy: Core): void {
  const scale = Math.min(mostScale, cy.zoom() ** -0.65);
  cy.batch(() => {
    cy.nodes().forEach((node) => {
      node.data({ shownFont: Number(node.data('font')) * scale, shownWidth: nameWidth * scale });
    });
  });
}
