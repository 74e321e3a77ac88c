import cytoscape, {
  type Core,
  type ElementDefinition,
  type NodeCollection,
  type NodeSingular,
} from 'cytoscape';

import { frontStyle, readDrawingColours } from './networkStyle';

/** The ids of the selected and the hovered node; blank for none. */
interface Looked {
  readonly focus: string;
  readonly pointed: string;
}

/**
 * A second canvas over the drawing for what changes often: the names, and the selected node with its neighbourhood. The
 * main canvas stays untouched, because restyling thousands of elements takes a second.
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

  /**
   * Draws as many names as fit at this zoom, and the neighbourhood of the selected node; returns whether there is one.
   */
  draw({ focus, pointed }: Looked): boolean {
    const near = this.ground.getElementById(focus).closedNeighborhood();
    const named = namesAmong(near.empty() ? this.ground.nodes() : near.nodes(), focus, this.ground.zoom());
    const classes = new Map(
      [...named].map(([id, side]) => [id, `named ${side} ${near.empty() ? 'bare' : ''}`]),
    );
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

/** Font size and name width relative to the zoom, so that both stay the same on screen. */
function shownFor(font: unknown, zoom: number) {
  return { shownFont: Number(font) / zoom, shownWidth: nameWidth / zoom };
}

/** Chooses the names to draw: the selected node first, then the nodes with most entries. */
function namesAmong(nodes: NodeCollection, focus: string, zoom: number): ReadonlyMap<string, Side> {
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

/** A node and its name, in screen pixels. */
interface Nameable {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Maximum width of a line of a name in pixels; longer names wrap. */
const nameWidth = 132;
/** Average width of a letter and height of a line, per unit of font size. */
const letter = 0.52;
const line = 1.25;
const gap = 4;
const sides = ['below', 'above'] as const;
/** Where a name is, seen from its node. */
type Side = (typeof sides)[number];
/** The size in pixels of the cells of the index that finds overlapping areas. */
const cell = 160;

/** Returns where the names are that fit without overlap, by the ids of their nodes; earlier nodes have priority. */
export function chooseNames(nodes: readonly Nameable[]): ReadonlyMap<string, Side> {
  const taken = new Map<string, Area[]>();
  const isFree = (area: Area) =>
    !cellsOf(area).some((key) => taken.get(key)?.some((other) => overlap(area, other)));
  const chosen = new Map<string, Side>();
  for (const node of nodes) {
    const side = sides.find((one) => isFree(areaOf(node, one)));
    if (side === undefined) continue;
    chosen.set(node.id, side);
    const area = areaOf(node, side);
    for (const key of cellsOf(area)) taken.set(key, [...(taken.get(key) ?? []), area]);
  }
  return chosen;
}

function areaOf({ label, x, y, size, font }: Nameable, side: Side): Area {
  const whole = label.length * font * letter;
  const half = Math.min(whole, nameWidth) / 2;
  const height = Math.ceil(whole / nameWidth) * font * line;
  const top = side === 'below' ? y + size / 2 + gap : y - size / 2 - gap - height;
  return { left: x - half, right: x + half, top, bottom: top + height };
}

function cellsOf({ left, top, right, bottom }: Area): string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1)
    for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1)
      keys.push(`${column} ${row}`);
  return keys;
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
