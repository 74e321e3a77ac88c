import cytoscape, {
  type Core,
  type ElementDefinition,
  type NodeCollection,
  type NodeSingular,
} from 'cytoscape';

import { chooseNames, nameWidth, type Side } from './chooseNames';
import { overlayStyle, readDrawingColours } from './networkStyle';

/** The ids of the selected and the hovered node; blank for none. */
interface Highlighted {
  readonly selected: string;
  readonly hovered: string;
}

/**
 * A second canvas over the drawing for what changes often: the names, and the selected node with its neighbourhood. The
 * main canvas stays untouched, because restyling thousands of elements takes a second.
 */
export class OverlayLayer {
  private readonly cy: Core;

  constructor(
    container: HTMLElement,
    private readonly base: Core,
    private readonly isBig: boolean,
  ) {
    this.cy = cytoscape({
      container,
      style: overlayStyle(readDrawingColours(), isBig),
      minZoom: base.minZoom(),
      maxZoom: base.maxZoom(),
      autoungrabify: true,
      autounselectify: true,
      boxSelectionEnabled: false,
      userPanningEnabled: false,
      userZoomingEnabled: false,
      ...(isBig && { pixelRatio: 1 }),
    });
    base.on('viewport', () => this.follow());
    base.on('drag', 'node', ({ target }: { target: NodeSingular }) => {
      this.cy.getElementById(target.id()).position({ ...target.position() });
    });
  }

  /**
   * Draws as many names as fit at this zoom, and the neighbourhood of the selected node; returns whether there is one.
   */
  draw({ selected, hovered }: Highlighted): boolean {
    const near = this.base.getElementById(selected).closedNeighborhood();
    const named = namesAmong(near.empty() ? this.base.nodes() : near.nodes(), selected, this.base.zoom());
    const classes = new Map(
      [...named].map(([id, side]) => [id, `named ${side} ${near.empty() ? 'bare' : ''}`]),
    );
    near.forEach((element) => {
      const id = element.id();
      classes.set(id, `near ${classes.get(id) ?? ''} ${id === selected ? 'selected' : ''}`);
    });
    const isThere = this.base.getElementById(hovered).nonempty();
    if (isThere) classes.set(hovered, `${(classes.get(hovered) ?? '').replace('bare', '')} hovered`);
    this.cy.batch(() => this.hold(classes));
    this.follow();
    return near.nonempty();
  }

  recolour(): void {
    this.cy.style(overlayStyle(readDrawingColours(), this.isBig));
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
      const below = this.base.getElementById(id);
      const element = this.cy.getElementById(id);
      const known: unknown = below.data();
      const data = {
        ...(typeof known === 'object' && known),
        ...(below.isNode() && shownFor(below.data('font'), this.base.zoom())),
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
    this.cy.viewport({ zoom: this.base.zoom(), pan: { ...this.base.pan() } });
  }
}

/** Font size and name width relative to the zoom, so that both stay the same on screen. */
function shownFor(font: unknown, zoom: number) {
  return { shownFont: Number(font) / zoom, shownWidth: nameWidth / zoom };
}

/** Chooses the names to draw: the selected node first, then the nodes with most entries. */
function namesAmong(nodes: NodeCollection, selected: string, zoom: number): ReadonlyMap<string, Side> {
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
      rank: node.id() === selected ? Infinity : size,
    };
  });
  return chooseNames(nameable.sort((one, other) => other.rank - one.rank));
}
