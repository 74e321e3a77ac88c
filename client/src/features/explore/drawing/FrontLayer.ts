import cytoscape, {
  type Core,
  type ElementDefinition,
  type NodeCollection,
  type NodeSingular,
} from 'cytoscape';

import { chooseNames, nameWidth } from './chooseNames';
import { readDrawingColours } from './drawingColours';
import { frontStyle } from './networkStyle';

/** What is looked at, and what is pointed at; blank for nothing. */
interface Looked {
  readonly focus: string;
  readonly pointed: string;
}

/**
 * Lies over the drawing, and draws the few things that change: names, and once more what is looked at and what is beside
 * it. The drawing below is left alone, for working out the looks of thousands of elements takes a second.
 */
export class FrontLayer {
  private readonly cy: Core;

  constructor(
    container: HTMLElement,
    private readonly ground: Core,
    private readonly isBig: boolean,
  ) {
    this.cy = cytoscape({
      container,
      style: frontStyle(readDrawingColours(), isBig),
      minZoom: ground.minZoom(),
      maxZoom: ground.maxZoom(),
      autoungrabify: true,
      autounselectify: true,
      boxSelectionEnabled: false,
      userPanningEnabled: false,
      userZoomingEnabled: false,
      ...(isBig && { pixelRatio: 1 }),
    });
    ground.on('viewport', () => this.follow());
    ground.on('drag', 'node', ({ target }: { target: NodeSingular }) => {
      this.cy.getElementById(target.id()).position({ ...target.position() });
    });
  }

  /** Draws names as many as there is room for at this zoom, and what is looked at; tells whether that is something. */
  draw({ focus, pointed }: Looked): boolean {
    const near = this.ground.getElementById(focus).closedNeighborhood();
    const named = namesAmong(near.empty() ? this.ground.nodes() : near.nodes(), focus, this.ground.zoom());
    const classes = new Map([...named].map((id) => [id, near.empty() ? 'named bare' : 'named']));
    near.forEach((element) => {
      const id = element.id();
      classes.set(id, `near ${classes.get(id) ?? ''} ${id === focus ? 'focus' : ''}`);
    });
    const isThere = this.ground.getElementById(pointed).nonempty();
    if (isThere) classes.set(pointed, `${(classes.get(pointed) ?? '').replace('bare', '')} pointed`);
    this.cy.batch(() => this.hold(classes));
    this.follow();
    return near.nonempty();
  }

  recolour(): void {
    this.cy.style(frontStyle(readDrawingColours(), this.isBig));
  }

  resize(): void {
    this.cy.resize();
  }

  destroy(): void {
    this.cy.destroy();
  }

  private hold(classes: ReadonlyMap<string, string>): void {
    this.cy
      .elements()
      .filter((element) => !classes.has(element.id()))
      .remove();
    const added: ElementDefinition[] = [];
    for (const [id, names] of classes) {
      const below = this.ground.getElementById(id);
      const element = this.cy.getElementById(id);
      const known: unknown = below.data();
      const data = {
        ...(typeof known === 'object' && known),
        ...(below.isNode() && shownFor(below.data('font'), this.ground.zoom())),
      };
      const position = below.isNode() && { position: { ...below.position() } };
      if (element.empty()) added.push({ group: below.group(), data, classes: names, ...position });
      else {
        element.classes(names).data(data);
        if (position) element.position(position.position);
      }
    }
    this.cy.add(added.sort(({ group }) => (group === 'nodes' ? -1 : 1)));
  }

  private follow(): void {
    this.cy.viewport({ zoom: this.ground.zoom(), pan: { ...this.ground.pan() } });
  }
}

/** Letters and the longest name have the same size on screen at any zoom. */
function shownFor(font: unknown, zoom: number) {
  return { shownFont: Number(font) / zoom, shownWidth: nameWidth / zoom };
}

/** What is looked at first, then those with most entries. */
function namesAmong(nodes: NodeCollection, focus: string, zoom: number): Set<string> {
  const nameable = nodes.map((node) => {
    const { x, y } = node.position();
    const size = Number(node.data('size'));
    return {
      id: node.id(),
      label: String(node.data('label')),
      font: Number(node.data('font')),
      x: x * zoom,
      y: y * zoom,
      size: size * zoom,
      rank: node.id() === focus ? Infinity : size,
    };
  });
  return chooseNames(nameable.sort((one, other) => other.rank - one.rank));
}
