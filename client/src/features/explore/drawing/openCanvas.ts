import cytoscape, { type Core, type NodeSingular } from 'cytoscape';

import classes from './NetworkCanvas.module.css';
import { baseStyle, readDrawingColours } from './networkStyle';

interface PointerCallbacks {
  /** Called with the id of a pressed node, `null` for the background. */
  readonly onPick: (id: string | null) => void;
  /** Called with the id of a hovered node, blank for the background. */
  readonly onHover: (id: string) => void;
}

/** Creates an empty drawing; large ones use simpler rendering for speed. */
export function openCanvas(
  container: HTMLElement,
  isBig: boolean,
  { onPick, onHover }: PointerCallbacks,
): Core {
  skipLibraryStyle();
  const cy = cytoscape({
    container,
    style: baseStyle(readDrawingColours(), isBig),
    minZoom: 0.04,
    maxZoom: 4,
    boxSelectionEnabled: false,
    autounselectify: true,
    // The wheel scrolls the page until the user activates the drawing.
    userZoomingEnabled: false,
    hideEdgesOnViewport: isBig,
    textureOnViewport: isBig,
    ...(isBig && { pixelRatio: 1 }),
  });
  cy.on('tap', 'node', ({ target }: { target: NodeSingular }) => onPick(target.id()));
  cy.on('tap', ({ target }) => {
    if (target === cy) onPick(null);
  });
  cy.on('mouseover', 'node', ({ target }: { target: NodeSingular }) => {
    onHover(target.id());
    container.style.cursor = 'pointer';
  });
  cy.on('mouseout', 'node', () => {
    onHover('');
    container.style.cursor = '';
  });
  return cy;
}

/**
 * Prevents the library from injecting its style element, which the content security policy refuses; our style sheet
 * contains the same rules.
 */
function skipLibraryStyle(): void {
  const id = '__________cytoscape_stylesheet';
  if (document.getElementById(id) !== null) return;
  const standIn = document.createElement('meta');
  standIn.id = id;
  document.head.append(standIn);
}

/** Creates two layers to draw on: the base, and the overlay above it. */
export function openLayers(container: HTMLElement) {
  const [base, overlay] = [document.createElement('div'), document.createElement('div')];
  base.className = classes.base ?? '';
  overlay.className = classes.overlay ?? '';
  container.replaceChildren(base, overlay);
  return { base, overlay };
}
