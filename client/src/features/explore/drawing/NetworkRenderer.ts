import type { LayoutInput } from '@layout/lay-out-network';
import type { Positions } from '@layout/network';
import type { Core, NodeSingular } from 'cytoscape';

import type { Network } from '../graph/network';
import type { LayoutMessage } from './layout.worker';
import { networkElements } from './networkElements';
import { baseStyle, readDrawingColours } from './networkStyle';
import { NodePlaces } from './NodePlaces';
import { openCanvas, openLayers } from './openCanvas';
import { OverlayLayer } from './OverlayLayer';
import { type Direction, fitToView, nodeInDirection } from './positions';
import {
  type Elements,
  neighbourhoodFilter,
  positionElements,
  runOverFrames,
  updateElements,
} from './syncElements';

interface NetworkCallbacks {
  /** Called with the id of a pressed node, or with `null` for the background. */
  readonly onPick: (id: string | null) => void;
  /** Called with `false` when a layout starts, `true` when it is done, and `null` when it fails. */
  readonly onLayoutDone: (isDone: boolean | null) => void;
}

/** Delay in milliseconds after the last zoom event before the names are redrawn. */
const fontDelay = 90;

/** The least zoom at which the name of a centred node is readable. */
const readable = 0.8;

/**
 * Draws a network, and reports pressed nodes. Elements, whose positions are known or computed in a worker, are drawn
 * on the base layer, a batch per frame; then the view is fitted to a new network, and the overlay with names redrawn.
 */
export class NetworkRenderer {
  private readonly cy: Core;
  private readonly base: HTMLElement;
  private readonly overlay: OverlayLayer;
  private readonly places = new NodePlaces();
  private elements: Elements = { nodes: [], edges: [] };
  private cancelLayout: () => void = () => undefined;
  private stopPositioning: () => void = () => undefined;
  private fontTimer: ReturnType<typeof setTimeout> | undefined;
  private highlighted = { selected: '', hovered: '' };
  /** Whether the view must be fitted to the next drawing, and the node around which it was fitted last. */
  private isFitDue = false;
  private fitted = '';
  private colours = readDrawingColours();

  constructor(
    container: HTMLElement,
    private readonly isBig: boolean,
    private readonly on: NetworkCallbacks,
  ) {
    const { base, overlay } = openLayers(container);
    this.base = base;
    const onHover = (hovered: string) => this.highlight({ hovered });
    this.cy = openCanvas(base, isBig, { onPick: on.onPick, onHover });
    this.overlay = new OverlayLayer(overlay, this.cy, isBig);
    this.cy.on('zoom', () => {
      clearTimeout(this.fontTimer);
      this.fontTimer = setTimeout(() => this.highlight(), fontDelay);
    });
    this.cy.on('dragfree', 'node', ({ target }: { target: NodeSingular }) => {
      this.places.store({ [target.id()]: { ...target.position() } });
    });
  }

  /**
   * Draws a network. Nodes that have a position stay there. A new network takes the positions that the server computed;
   * nodes without one show once a layout has placed them.
   */
  show(network: Network): void {
    this.cancelLayout();
    this.elements = networkElements(network);
    const { isNew, needed } = this.places.place(network, this.elements, this.ratio());
    this.isFitDue ||= isNew;
    this.drawPlaced(needed === null);
    if (needed !== null) this.arrange(needed);
  }

  /** Lays out all nodes again from scratch. */
  rearrange(): void {
    this.cancelLayout();
    this.arrange({ ...this.elements, kept: {}, starts: {}, ratio: this.ratio() });
  }

  /** Emphasizes the selected node and its neighbours; everything else is faded. */
  mark(selected: string): void {
    this.highlight({ selected });
  }

  /** Centres a node, and zooms in until its name is readable. */
  centre(id: string): void {
    const node = this.cy.getElementById(id);
    if (node.empty()) return;
    this.cy.zoom(Math.max(this.cy.zoom(), readable));
    this.cy.center(node);
  }

  /** Centres a node if it is out of view. */
  reveal(id: string): void {
    const node = this.cy.getElementById(id);
    if (node.empty()) return;
    const { x1, x2, y1, y2 } = this.cy.extent();
    const { x, y } = node.position();
    if (x < x1 || x > x2 || y < y1 || y > y2) this.cy.center(node);
  }

  zoomBy(factor: number): void {
    const level = this.cy.zoom() * factor;
    this.cy.zoom({ level, renderedPosition: { x: this.cy.width() / 2, y: this.cy.height() / 2 } });
  }

  /** Fits the view to a node and its neighbours, or to all nodes. */
  fit(focus = ''): void {
    this.fitted = focus;
    this.cy.resize();
    this.overlay.resize();
    const isWanted = neighbourhoodFilter(this.elements, focus);
    const placed = this.places.of(this.elements.nodes.filter(({ id }) => isWanted(id)));
    const view = fitToView(placed, { width: this.cy.width(), height: this.cy.height() });
    if (view === null) return;
    this.isFitDue = false;
    this.cy.viewport(view);
  }

  /** Fits the view as before to another size of the window. */
  refit(): void {
    this.fit(this.fitted);
  }

  /** Returns the neighbour of a node that lies in a direction; `null` if there is none. */
  neighbourTowards(id: string, direction: Direction): string | null {
    const node = this.cy.getElementById(id);
    if (node.empty()) return null;
    const neighbours = node.neighborhood().nodes();
    const others = neighbours.map((other) => ({ id: other.id(), ...other.position() }));
    return nodeInDirection(node.position(), others, direction);
  }

  /** Whether the wheel and pinch gestures zoom the drawing; otherwise they scroll the page. */
  setZoomable(isZoomable: boolean): void {
    this.cy.userZoomingEnabled(isZoomable);
  }

  /** Applies the colours of the page's colour scheme if they have changed. */
  recolour(): void {
    const colours = readDrawingColours();
    if (JSON.stringify(colours) === JSON.stringify(this.colours)) return;
    this.colours = colours;
    this.cy.style(baseStyle(colours, this.isBig));
    this.overlay.recolour();
  }

  currentPositions(): Positions {
    return Object.fromEntries(this.cy.nodes().map((node) => [node.id(), { ...node.position() }]));
  }

  destroy(): void {
    clearTimeout(this.fontTimer);
    this.cancelLayout();
    this.stopPositioning();
    this.overlay.destroy();
    this.cy.destroy();
  }

  private ratio(): number {
    return this.cy.width() / Math.max(1, this.cy.height());
  }

  /** Computes a layout in a worker. */
  private arrange(input: LayoutInput): void {
    this.on.onLayoutDone(false);
    const isNew = Object.keys(input.kept).length === 0;
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { places, isLast } }: MessageEvent<LayoutMessage>) => {
      this.places.store(places);
      this.isFitDue ||= isNew;
      this.drawPlaced(isLast);
      if (isLast) worker.terminate();
    });
    worker.addEventListener('error', () => this.on.onLayoutDone(null));
    worker.postMessage(input);
    this.cancelLayout = () => worker.terminate();
  }

  /** Draws the nodes that have a position, a batch per frame. */
  private drawPlaced(isLast: boolean): void {
    this.stopPositioning();
    this.stopPositioning = runOverFrames(this.placing(isLast));
  }

  private *placing(isLast: boolean): Generator<void, void> {
    updateElements(this.cy, this.elements);
    yield* positionElements(this.cy, this.elements, this.places.all);
    if (this.isFitDue) this.fit(this.highlighted.selected);
    if (isLast) this.on.onLayoutDone(true);
    this.highlight();
  }

  private highlight(change: Partial<typeof this.highlighted> = {}): void {
    this.highlighted = { ...this.highlighted, ...change };
    this.base.toggleAttribute('data-back', this.overlay.draw(this.highlighted));
  }
}
