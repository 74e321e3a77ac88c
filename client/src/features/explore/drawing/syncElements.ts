import type {
  CollectionReturnValue,
  Core,
  ElementDefinition,
  NodeSingular,
  SingularElementReturnValue,
} from 'cytoscape';

import type { Place } from './arrange.worker';
import type { EdgeData, NodeData } from './networkElements';

/** The API of the drawing library that its types lack. */
declare module 'cytoscape' {
  interface Core {
    /** Runs the callback without notifying the renderer, which would otherwise redraw everything. */
    noNotifications(callback: () => void): void;
  }
}

export interface Elements {
  readonly nodes: readonly NodeData[];
  readonly edges: readonly EdgeData[];
}

type PlaceById = ReadonlyMap<string, Place>;

/** The number of elements that the library can move or add within one or two frames. */
const atOnce = 400;

/** Removes elements that are gone from the drawing, and updates changed sizes. */
export function updateElements(cy: Core, { nodes, edges }: Elements): void {
  const wanted = new Map<string, NodeData | EdgeData>([...nodes, ...edges].map((data) => [data.id, data]));
  cy.elements()
    .filter((element) => !wanted.has(element.id()))
    .remove();
  cy.batch(() => {
    cy.elements().forEach((element) => {
      const data = wanted.get(element.id());
      if (data !== undefined && isOther(element, data)) element.data(data);
    });
  });
}

/**
 * Moves nodes to their positions and adds missing elements in batches, yielding between batches; redraws once at the
 * end.
 */
export function* placeElements(cy: Core, elements: Elements, places: PlaceById): Generator<void, void> {
  const moved = cy.nodes().filter((node) => isElsewhere(node.position(), places.get(node.id())));
  const placeOf = (node: NodeSingular): Place => ({ ...(places.get(node.id()) ?? node.position()) });
  for (let from = 0; from < moved.length; from += atOnce) {
    const piece = moved.slice(from, from + atOnce).nodes();
    cy.noNotifications(() => piece.positions(placeOf));
    if (moved.length > atOnce) yield* pause(cy);
  }
  const dragged = moved.connectedEdges();
  for (let from = atOnce; from < dragged.length; from += atOnce) {
    makeReady(dragged.slice(from - atOnce, from));
    yield* pause(cy);
  }
  const { nodes, edges } = newElements(cy, elements, places);
  yield* addElements(cy, nodes);
  yield* addElements(cy, edges);
  cy.forceRender();
}

/** Notifies the renderer only of the last batch; it then draws all of them. */
function* addElements(cy: Core, added: readonly ElementDefinition[]): Generator<void, void> {
  for (let from = 0; from < added.length; from += atOnce) {
    const piece = added.slice(from, from + atOnce);
    if (from + atOnce < added.length) cy.noNotifications(() => makeReady(cy.add(piece)));
    else makeReady(cy.add(piece));
    if (added.length > atOnce) yield;
  }
}

/** Yields with a batch open, so that the renderer does not draw an intermediate state. */
function* pause(cy: Core): Generator<void, void> {
  cy.startBatch();
  try {
    yield;
  } finally {
    cy.noNotifications(() => cy.endBatch());
  }
}

/** Asking for the bounding box makes the library compute styles and paths now instead of all at once when drawing. */
function makeReady(elements: Pick<CollectionReturnValue, 'boundingBox'>): void {
  elements.boundingBox();
}

function newElements(cy: Core, { nodes, edges }: Elements, places: PlaceById) {
  const isNew = ({ id }: NodeData | EdgeData) => cy.getElementById(id).empty();
  const placed = new Set(nodes.flatMap(({ id }) => (places.has(id) ? [id] : [])));
  return {
    nodes: nodes.filter(isNew).flatMap((data): ElementDefinition[] => {
      const place = places.get(data.id);
      return place === undefined ? [] : [{ group: 'nodes', data, position: { ...place } }];
    }),
    edges: edges
      .filter((data) => placed.has(data.source) && placed.has(data.target) && isNew(data))
      .map((data): ElementDefinition => ({ group: 'edges', data: { ...data } })),
  };
}

function isElsewhere({ x, y }: Place, place: Place | undefined): boolean {
  return place !== undefined && (place.x !== x || place.y !== y);
}

/** Whether the data of an element has changed; setting equal data would make the library recompute every style. */
function isOther(element: SingularElementReturnValue, { id: _, ...data }: NodeData | EdgeData): boolean {
  return Object.entries(data).some(([key, value]) => element.data(key) !== value);
}

/** Returns a predicate for a node and its neighbours; if the node does not exist, for all nodes. */
export function wantedBeside({ nodes, edges }: Elements, focus: string): (id: string) => boolean {
  if (!nodes.some(({ id }) => id === focus)) return () => true;
  const beside = new Set([focus]);
  for (const { source, target } of edges) {
    if (source === focus) beside.add(target);
    if (target === focus) beside.add(source);
  }
  return (id) => beside.has(id);
}

/** Runs a generator one step per frame, so that the page stays responsive; returns a function that cancels it. */
export function overFrames(work: Generator<unknown, void>): () => void {
  let frame = 0;
  goOn();
  return () => {
    cancelAnimationFrame(frame);
    work.return();
  };

  function goOn(): void {
    if (work.next().done !== true) frame = requestAnimationFrame(goOn);
  }
}
