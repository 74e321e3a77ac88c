import type { Core, NodeSingular } from 'cytoscape';

import type { Network } from '../graph/network';
import type { Arrangement, Place, Places } from './arrangeNodes';
import { askArrangement } from './askArrangement';
import { readDrawingColours } from './drawingColours';
import { type EdgeData, networkElements, type NodeData } from './networkElements';
import { networkStyle } from './networkStyle';
import { type Direction, nodeTowards } from './nodeTowards';
import { openCanvas } from './openCanvas';

interface Happenings {
  /** Somebody pressed a node, or for `null` the ground. */
  readonly onPick: (id: string | null) => void;
  /** Nodes are where they belong, or on the way there; `null` when they cannot be arranged. */
  readonly onArranged: (isDone: boolean | null) => void;
}

const room = 36;
/** Not nearer than this when everything is fitted in: a few nodes would be giants. */
const nearestFit = 1.3;

/** The network on a canvas: draws what it is shown, keeps nodes where they are, and tells what is pressed. */
export class DrawnNetwork {
  private readonly cy: Core;
  private readonly places = new Map<string, Place>();
  private callOff: () => void = () => undefined;

  constructor(
    container: HTMLElement,
    private readonly isBig: boolean,
    private readonly on: Happenings,
  ) {
    this.cy = openCanvas(container, isBig, on.onPick);
    this.cy.on('dragfree', 'node', ({ target }: { target: NodeSingular }) => {
      this.places.set(target.id(), { ...target.position() });
    });
  }

  /** Draws a network; nodes that are there already stay where they are. */
  show(network: Network): void {
    this.callOff();
    const { nodes, edges } = networkElements(network);
    this.cy.batch(() => {
      this.sync(nodes, edges);
    });
    const unplaced = nodes.filter(({ id }) => !this.places.has(id));
    if (unplaced.length === 0) {
      this.on.onArranged(true);
      return;
    }
    // Where most is new, what is there only stands in the way.
    const isNew = unplaced.length * 2 > nodes.length;
    const kept = isNew ? {} : Object.fromEntries(this.places);
    this.arrange({ nodes, edges, kept, starts: isNew ? {} : this.startsOf(unplaced) }, isNew);
  }

  /** Arranges what is shown from the beginning. */
  rearrange(): void {
    const nodes = this.cy.nodes().map((node) => ({ id: node.id(), size: node.width() }));
    const edges = this.cy.edges().map((edge) => ({ source: edge.source().id(), target: edge.target().id() }));
    this.callOff();
    this.arrange({ nodes, edges, kept: {}, starts: {} }, true);
  }

  /** Marks the node that is looked at and what is beside it; the rest steps back. */
  mark(id: string): void {
    this.cy.batch(() => {
      this.cy.elements().removeClass('far near focus');
      const node = this.cy.getElementById(id);
      if (node.empty()) return;
      const near = node.closedNeighborhood();
      this.cy.elements().not(near).addClass('far');
      near.addClass('near');
      node.addClass('focus');
    });
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

  fit(): void {
    this.cy.resize();
    this.cy.fit(undefined, room);
    if (this.cy.zoom() > nearestFit) {
      this.cy.zoom(nearestFit);
      this.cy.center();
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
    this.callOff();
    this.cy.destroy();
  }

  private sync(nodes: readonly NodeData[], edges: readonly EdgeData[]): void {
    const wanted = new Map<string, NodeData | EdgeData>([...nodes, ...edges].map((data) => [data.id, data]));
    this.cy.elements().forEach((element) => {
      const data = wanted.get(element.id());
      if (data === undefined) element.remove();
      else element.data(data);
    });
    const isNew = ({ id }: NodeData | EdgeData) => this.cy.getElementById(id).empty();
    this.cy.add([
      ...nodes.filter(isNew).map((data) => ({
        group: 'nodes' as const,
        data,
        position: { ...(this.places.get(data.id) ?? { x: 0, y: 0 }) },
        // Not seen before it has a place.
        ...(!this.places.has(data.id) && { classes: 'unplaced' }),
      })),
      ...edges.filter(isNew).map((data) => ({ group: 'edges' as const, data: { ...data } })),
    ]);
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
    if (isFitted) this.fit();
  }

  /** New nodes begin beside a neighbour that has a place. */
  private startsOf(unplaced: readonly { readonly id: string }[]): Places {
    return Object.fromEntries(
      unplaced.map(({ id }, at): [string, Place] => {
        const beside = this.cy.getElementById(id).neighborhood().nodes();
        const ids = beside.map((node) => node.id());
        const place = ids.map((other) => this.places.get(other)).find((one) => one !== undefined);
        const turn = at * 2.4;
        return [id, { x: (place?.x ?? 0) + 70 * Math.cos(turn), y: (place?.y ?? 0) + 70 * Math.sin(turn) }];
      }),
    );
  }
}
