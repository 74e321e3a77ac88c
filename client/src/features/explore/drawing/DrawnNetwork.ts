import type { Core, NodeSingular } from 'cytoscape';

import type { Network } from '../graph/network';
import type { Arrangement, Place, Places } from './arrangeNodes';
import { askArrangement } from './askArrangement';
import { readDrawingColours } from './drawingColours';
import { nameNodes } from './nameNodes';
import { networkElements } from './networkElements';
import { networkStyle } from './networkStyle';
import { type Direction, nodeTowards } from './nodeTowards';
import { openCanvas } from './openCanvas';
import { startsBeside } from './startsBeside';
import { syncElements } from './syncElements';

interface Happenings {
  /** Somebody pressed a node, or for `null` the ground. */
  readonly onPick: (id: string | null) => void;
  /** Nodes are where they belong, or on the way there; `null` when they cannot be arranged. */
  readonly onArranged: (isDone: boolean | null) => void;
}

const room = 44;
/** Names follow when zooming is over. */
const fontDelay = 90;
/** Not nearer than this when everything is fitted in: a few nodes would be giants. */
const nearestFit = 1.3;

/** The network on a canvas: draws what it is shown, keeps nodes where they are, and tells what is pressed. */
export class DrawnNetwork {
  private readonly cy: Core;
  private readonly places = new Map<string, Place>();
  private callOff: () => void = () => undefined;
  private fontTimer: ReturnType<typeof setTimeout> | undefined;
  private focus = '';

  constructor(
    container: HTMLElement,
    private readonly isBig: boolean,
    private readonly on: Happenings,
  ) {
    this.cy = openCanvas(container, isBig, on.onPick);
    this.cy.on('zoom', () => {
      clearTimeout(this.fontTimer);
      this.fontTimer = setTimeout(() => nameNodes(this.cy), fontDelay);
    });
    this.cy.on('dragfree', 'node', ({ target }: { target: NodeSingular }) => {
      this.places.set(target.id(), { ...target.position() });
    });
  }

  /** Draws a network; nodes that are there already stay where they are. */
  show(network: Network): void {
    this.callOff();
    const { nodes, edges } = networkElements(network);
    syncElements(this.cy, { nodes, edges }, this.places);
    nameNodes(this.cy);
    const unplaced = nodes.filter(({ id }) => !this.places.has(id));
    if (unplaced.length === 0) {
      this.on.onArranged(true);
      return;
    }
    // Where most is new, what is there only stands in the way.
    const isNew = unplaced.length * 2 > nodes.length;
    const kept = isNew ? {} : Object.fromEntries(this.places);
    this.arrange(
      {
        nodes,
        edges,
        kept,
        starts: isNew ? {} : startsBeside(this.cy, unplaced, this.places),
        ratio: this.ratio(),
      },
      isNew,
    );
  }

  /** Arranges what is shown from the beginning. */
  rearrange(): void {
    const nodes = this.cy.nodes().map((node) => ({ id: node.id(), size: node.width() }));
    const edges = this.cy.edges().map((edge) => ({ source: edge.source().id(), target: edge.target().id() }));
    this.callOff();
    this.arrange({ nodes, edges, kept: {}, starts: {}, ratio: this.ratio() }, true);
  }

  /** Marks the node that is looked at and what is beside it; the rest steps back. */
  mark(id: string): void {
    this.focus = id;
    this.cy.batch(() => {
      this.cy.elements().removeClass('far near focus');
      const node = this.cy.getElementById(id);
      if (node.empty()) return;
      const near = node.closedNeighborhood();
      this.cy.elements().not(near).addClass('far');
      near.addClass('near');
      node.addClass('focus');
    });
    nameNodes(this.cy);
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

  /** Brings these into sight, or with none of them all. */
  fit(wanted = this.cy.collection()): void {
    this.cy.resize();
    const shown = wanted.empty() ? this.cy.elements() : wanted;
    this.cy.fit(shown, room);
    if (this.cy.zoom() > nearestFit) {
      this.cy.zoom(nearestFit);
      this.cy.center(shown);
    }
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

  recolour(): void {
    this.cy.style(networkStyle(readDrawingColours(), this.isBig));
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
    this.cy.destroy();
  }

  private ratio(): number {
    return this.cy.width() / Math.max(1, this.cy.height());
  }

  private arrange(arrangement: Arrangement, isFitted: boolean): void {
    this.on.onArranged(false);
    this.callOff = askArrangement(arrangement, {
      onPlaces: (places, isLast) => {
        this.place(places, isFitted);
        if (isLast) this.on.onArranged(true);
      },
      onFailure: () => this.on.onArranged(null),
    });
  }

  private place(places: Places, isFitted: boolean): void {
    for (const [id, place] of Object.entries(places)) this.places.set(id, place);
    this.cy.batch(() => {
      this.cy.nodes().forEach((node) => {
        const place = places[node.id()];
        if (place) node.position({ ...place });
        node.removeClass('unplaced');
      });
    });
    nameNodes(this.cy);
    if (isFitted) this.fit(this.cy.getElementById(this.focus).closedNeighborhood());
  }
}
