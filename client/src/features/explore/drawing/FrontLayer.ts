import cytoscape, {
  type Core,
  type ElementDefinition,
  type NodeCollection,
  type NodeSingular,
} from 'cytoscape';

import { frontStyle, readDrawingColours } from './networkStyle';

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

/** A node whose name could stand below it, all of it in pixels of the screen. */
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

/** How wide a line of a name may be; longer names are broken. */
const nameWidth = 132;
/** A letter's width and a line's height for one of the font. */
const letter = 0.52;
const line = 1.25;
const below = 4;
/** Areas are looked up in cells of this size. */
const cell = 160;

/** Which names can be read without lying over each other; those that come first have first choice. */
export function chooseNames(nodes: readonly Nameable[]): Set<string> {
  const taken = new Map<string, Area[]>();
  const chosen = new Set<string>();
  for (const node of nodes) {
    const area = areaOf(node);
    const cells = cellsOf(area);
    if (cells.some((key) => taken.get(key)?.some((other) => overlap(area, other)))) continue;
    chosen.add(node.id);
    for (const key of cells) taken.set(key, [...(taken.get(key) ?? []), area]);
  }
  return chosen;
}

function areaOf({ label, x, y, size, font }: Nameable): Area {
  const whole = label.length * font * letter;
  const half = Math.min(whole, nameWidth) / 2;
  const top = y + size / 2 + below;
  return { left: x - half, right: x + half, top, bottom: top + Math.ceil(whole / nameWidth) * font * line };
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
