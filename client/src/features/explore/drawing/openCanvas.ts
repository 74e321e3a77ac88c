import cytoscape, { type Core, type NodeSingular } from 'cytoscape';

import classes from './NetworkCanvas.module.css';
import { groundStyle, readDrawingColours } from './networkStyle';

interface Pointing {
  /** `null` for the ground. */
  readonly onPick: (id: string | null) => void;
  /** Blank for the ground. */
  readonly onPoint: (id: string) => void;
}

/** Opens an empty drawing; one of many nodes gives up niceties for speed. */
export function openCanvas(container: HTMLElement, isBig: boolean, { onPick, onPoint }: Pointing): Core {
  forgoLibraryStyle();
  const cy = cytoscape({
    container,
    style: groundStyle(readDrawingColours(), isBig),
    minZoom: 0.04,
    maxZoom: 4,
    boxSelectionEnabled: false,
    autounselectify: true,
    // A wheel moves the page until somebody turns to the drawing.
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
    onPoint(target.id());
    container.style.cursor = 'pointer';
  });
  cy.on('mouseout', 'node', () => {
    onPoint('');
    container.style.cursor = '';
  });
  return cy;
}

/** The library would add a style of its own, which the page's policy refuses; the style sheet here says the same. */
function forgoLibraryStyle(): void {
  const id = '__________cytoscape_stylesheet';
  if (document.getElementById(id) !== null) return;
  const standIn = document.createElement('meta');
  standIn.id = id;
  document.head.append(standIn);
}

/** Two layers to draw on, the one over the other. */
export function openLayers(container: HTMLElement) {
  const [ground, front] = [document.createElement('div'), document.createElement('div')];
  ground.className = classes.ground ?? '';
  front.className = classes.front ?? '';
  container.replaceChildren(ground, front);
  return { ground, front };
}
