import type { Core, NodeSingular } from 'cytoscape';

import type { Network } from '../graph/network';
import { FrontLayer } from './FrontLayer';
import type { LayoutInput, Position, Positions } from './layout.worker';
import { networkElements } from './networkElements';
import { baseStyle, readDrawingColours } from './networkStyle';
import { openCanvas, openLayers } from './openCanvas';
import { type Direction, fitToView, nodeInDirection, seedPositions } from './positions';
import { requestLayout } from './requestLayout';
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

/** Draws a network on a canvas, stores the positions of its nodes, and reports pressed nodes. */
export class NetworkRenderer {
  private readonly cy: Core;
  private readonly front: FrontLayer;
  private readonly layers: { readonly ground: HTMLElement };
  private readonly places = new Map<string, Position>();
  private elements: Elements = { nodes: [], edges: [] };
  private cancelLayout: () => void = () => undefined;
  private stopPositioning: () => void = () => undefined;
  private fontTimer: ReturnType<typeof setTimeout> | undefined;
  private looked = { focus: '', pointed: '' };
  private colours = readDrawingColours();

  constructor(
    container: HTMLElement,
    private readonly isBig: boolean,
    private readonly on: NetworkCallbacks,
  ) {
    const { ground, front } = openLayers(container);
    this.layers = { ground };
    this.cy = openCanvas(ground, isBig, { onPick: on.onPick, onPoint: (pointed) => this.look({ pointed }) });
    this.front = new FrontLayer(front, this.cy, isBig);
    this.cy.on('zoom', () => {
      clearTimeout(this.fontTimer);
      this.fontTimer = setTimeout(() => this.look(), fontDelay);
    });
    this.cy.on('dragfree', 'node', ({ target }: { target: NodeSingular }) => {
      this.places.set(target.id(), { ...target.position() });
    });
  }

  /** Draws a network. Nodes that have a position stay there; new nodes show once the layout has placed them. */
  show(network: Network): void {
    this.cancelLayout();
    this.elements = networkElements(network);
    const { nodes, edges } = this.elements;
    const unplaced = nodes.filter(({ id }) => !this.places.has(id));
    if (unplaced.length === 0) {
      this.draw(() => this.on.onLayoutDone(true));
      return;
    }
    // If most nodes are new, fixed positions of the others would only hinder the layout.
    const isNew = unplaced.length * 2 > nodes.length;
    updateElements(this.cy, this.elements);
    const kept = isNew ? {} : Object.fromEntries(this.places);
    const starts = isNew ? {} : seedPositions(unplaced, edges, this.places);
    this.arrange({ nodes, edges, kept, starts, ratio: this.ratio() }, isNew);
  }

  /** Lays out all nodes again from scratch. */
  rearrange(): void {
    this.cancelLayout();
    this.arrange({ ...this.elements, kept: {}, starts: {}, ratio: this.ratio() }, true);
  }

  /** Emphasizes the selected node and its neighbours; everything else is faded. */
  mark(focus: string): void {
    this.look({ focus });
  }

  /** Centres a node, and zooms in until its name is readable. */
  centre(id: string): void {
    const node = this.cy.getElementById(id);
    if (node.empty()) return;
    this.cy.zoom(Math.max(this.cy.zoom(), 0.8));
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

  /** Fits the view to all nodes, or to those that `isWanted` accepts. */
  fit(isWanted: (id: string) => boolean = () => true): void {
    this.cy.resize();
    this.front.resize();
    const places = this.elements.nodes.flatMap(({ id, size }) => {
      const place = isWanted(id) ? this.places.get(id) : undefined;
      return place === undefined ? [] : [{ ...place, size }];
    });
    const view = fitToView(places, { width: this.cy.width(), height: this.cy.height() });
    if (view !== null) this.cy.viewport(view);
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
    this.front.recolour();
  }

  currentPositions(): Positions {
    return Object.fromEntries(this.cy.nodes().map((node) => [node.id(), { ...node.position() }]));
  }

  currentZoom(): number {
    return this.cy.zoom();
  }

  destroy(): void {
    clearTimeout(this.fontTimer);
    this.cancelLayout();
    this.stopPositioning();
    this.front.destroy();
    this.cy.destroy();
  }

  private ratio(): number {
    return this.cy.width() / Math.max(1, this.cy.height());
  }

  private arrange(arrangement: LayoutInput, isFitted: boolean): void {
    this.on.onLayoutDone(false);
    this.cancelLayout = requestLayout(arrangement, {
      onPositions: (places, isLast) => {
        for (const [id, place] of Object.entries(places)) this.places.set(id, place);
        this.draw(() => {
          if (isFitted) this.fit(neighbourhoodFilter(this.elements, this.looked.focus));
          if (isLast) this.on.onLayoutDone(true);
        });
      },
      onFailure: () => this.on.onLayoutDone(null),
    });
  }

  /** Updates the canvas to the elements that have a position, a batch per frame; then calls `onDone`. */
  private draw(onDone: () => void): void {
    this.stopPositioning();
    this.stopPositioning = runOverFrames(this.placing(onDone));
  }

  private *placing(onDone: () => void): Generator<void, void> {
    updateElements(this.cy, this.elements);
    yield* positionElements(this.cy, this.elements, this.places);
    onDone();
    this.look();
  }

  private look(change: Partial<typeof this.looked> = {}): void {
    this.looked = { ...this.looked, ...change };
    this.layers.ground.toggleAttribute('data-back', this.front.draw(this.looked));
  }
}
