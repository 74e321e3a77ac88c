import type { Core, NodeSingular } from 'cytoscape';

import type { Network } from '../graph/network';
import type { Arrangement, Place, Places } from './arrange.worker';
import { askArrangement } from './askArrangement';
import { FrontLayer } from './FrontLayer';
import { networkElements } from './networkElements';
import { groundStyle, readDrawingColours } from './networkStyle';
import { openCanvas, openLayers } from './openCanvas';
import { type Direction, fitPlaces, nodeTowards, startsBeside } from './places';
import { type Elements, overFrames, placeElements, updateElements, wantedBeside } from './syncElements';

interface NetworkCallbacks {
  /** Somebody pressed a node, or for `null` the ground. */
  readonly onPick: (id: string | null) => void;
  /** Nodes are where they belong, or on the way there; `null` when they cannot be arranged. */
  readonly onArranged: (isDone: boolean | null) => void;
}

/** Names follow when zooming is over. */
const fontDelay = 90;

/** The network on a canvas: draws what it is shown, keeps nodes where they are, and tells what is pressed. */
export class DrawnNetwork {
  private readonly cy: Core;
  private readonly front: FrontLayer;
  private readonly layers: { readonly ground: HTMLElement };
  private readonly places = new Map<string, Place>();
  private elements: Elements = { nodes: [], edges: [] };
  private callOff: () => void = () => undefined;
  private stopPlacing: () => void = () => undefined;
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

  /** Draws a network; nodes that are there already stay where they are, others are not seen before they have a place. */
  show(network: Network): void {
    this.callOff();
    this.elements = networkElements(network);
    const { nodes, edges } = this.elements;
    const unplaced = nodes.filter(({ id }) => !this.places.has(id));
    if (unplaced.length === 0) {
      this.draw(() => this.on.onArranged(true));
      return;
    }
    // Where most is new, what is there only stands in the way.
    const isNew = unplaced.length * 2 > nodes.length;
    updateElements(this.cy, this.elements);
    const kept = isNew ? {} : Object.fromEntries(this.places);
    const starts = isNew ? {} : startsBeside(unplaced, edges, this.places);
    this.arrange({ nodes, edges, kept, starts, ratio: this.ratio() }, isNew);
  }

  /** Arranges what is shown from the beginning. */
  rearrange(): void {
    this.callOff();
    this.arrange({ ...this.elements, kept: {}, starts: {}, ratio: this.ratio() }, true);
  }

  /** Marks the node that is looked at and what is beside it; the rest steps back. */
  mark(focus: string): void {
    this.look({ focus });
  }

  /** Brings a node to the middle, near enough to be read. */
  centre(id: string): void {
    const node = this.cy.getElementById(id);
    if (node.empty()) return;
    this.cy.zoom(Math.max(this.cy.zoom(), 0.8));
    this.cy.center(node);
  }

  /** Brings a node into sight, where it is not. */
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

  /** Brings all nodes into sight, or only some. */
  fit(isWanted: (id: string) => boolean = () => true): void {
    this.cy.resize();
    this.front.resize();
    const places = this.elements.nodes.flatMap(({ id, size }) => {
      const place = isWanted(id) ? this.places.get(id) : undefined;
      return place === undefined ? [] : [{ ...place, size }];
    });
    const view = fitPlaces(places, { width: this.cy.width(), height: this.cy.height() });
    if (view !== null) this.cy.viewport(view);
  }

  /** The neighbour that lies in a direction from a node. */
  neighbourTowards(id: string, direction: Direction): string | null {
    const node = this.cy.getElementById(id);
    if (node.empty()) return null;
    const beside = node.neighborhood().nodes();
    const others = beside.map((other) => ({ id: other.id(), ...other.position() }));
    return nodeTowards(node.position(), others, direction);
  }

  /** Whether a wheel or two fingers move the drawing, or the page. */
  setZoomable(isZoomable: boolean): void {
    this.cy.userZoomingEnabled(isZoomable);
  }

  /** Takes the colours of the page, where they are others than before. */
  recolour(): void {
    const colours = readDrawingColours();
    if (JSON.stringify(colours) === JSON.stringify(this.colours)) return;
    this.colours = colours;
    this.cy.style(groundStyle(colours, this.isBig));
    this.front.recolour();
  }

  placesNow(): Places {
    return Object.fromEntries(this.cy.nodes().map((node) => [node.id(), { ...node.position() }]));
  }

  zoomNow(): number {
    return this.cy.zoom();
  }

  destroy(): void {
    clearTimeout(this.fontTimer);
    this.callOff();
    this.stopPlacing();
    this.front.destroy();
    this.cy.destroy();
  }

  private ratio(): number {
    return this.cy.width() / Math.max(1, this.cy.height());
  }

  private arrange(arrangement: Arrangement, isFitted: boolean): void {
    this.on.onArranged(false);
    this.callOff = askArrangement(arrangement, {
      onPlaces: (places, isLast) => {
        for (const [id, place] of Object.entries(places)) this.places.set(id, place);
        this.draw(() => {
          if (isFitted) this.fit(wantedBeside(this.elements, this.looked.focus));
          if (isLast) this.on.onArranged(true);
        });
      },
      onFailure: () => this.on.onArranged(null),
    });
  }

  /** Has the drawing hold what has a place, where it belongs. */
  private draw(onDone: () => void): void {
    this.stopPlacing();
    this.stopPlacing = overFrames(this.placing(onDone));
  }

  private *placing(onDone: () => void): Generator<void, void> {
    updateElements(this.cy, this.elements);
    yield* placeElements(this.cy, this.elements, this.places);
    onDone();
    this.look();
  }

  private look(change: Partial<typeof this.looked> = {}): void {
    this.looked = { ...this.looked, ...change };
    this.layers.ground.toggleAttribute('data-back', this.front.draw(this.looked));
  }
}
