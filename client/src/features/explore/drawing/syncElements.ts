import type { Position } from '@layout/network';
import type {
  CollectionReturnValue,
  Core,
  ElementDefinition,
  NodeSingular,
  SingularElementReturnValue,
} from 'cytoscape';

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

type PositionById = ReadonlyMap<string, Position>;

/** The number of elements that the library can move or add within one or two frames. */
const batchSize = 400;

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
export function* positionElements(cy: Core, elements: Elements, places: PositionById): Generator<void, void> {
  const moved = cy.nodes().filter((node) => isElsewhere(node.position(), places.get(node.id())));
  const placeOf = (node: NodeSingular): Position => ({ ...(places.get(node.id()) ?? node.position()) });
  for (let from = 0; from < moved.length; from += batchSize) {
    const piece = moved.slice(from, from + batchSize).nodes();
    cy.noNotifications(() => piece.positions(placeOf));
    if (moved.length > batchSize) yield* pause(cy);
  }
  const dragged = moved.connectedEdges();
  for (let from = batchSize; from < dragged.length; from += batchSize) {
    makeReady(dragged.slice(from - batchSize, from));
    yield* pause(cy);
  }
  const { nodes, edges } = newElements(cy, elements, places);
  yield* addElements(cy, nodes);
  yield* addElements(cy, edges);
  cy.forceRender();
}

/** Notifies the renderer only of the last batch; it then draws all of them. */
function* addElements(cy: Core, added: readonly ElementDefinition[]): Generator<void, void> {
  for (let from = 0; from < added.length; from += batchSize) {
    const piece = added.slice(from, from + batchSize);
    if (from + batchSize < added.length) cy.noNotifications(() => makeReady(cy.add(piece)));
    else makeReady(cy.add(piece));
    if (added.length > batchSize) yield;
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

function newElements(cy: Core, { nodes, edges }: Elements, places: PositionById) {
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

function isElsewhere({ x, y }: Position, place: Position | undefined): boolean {
  return place !== undefined && (place.x !== x || place.y !== y);
}

/** Whether the data of an element has changed; setting equal data would make the library recompute every style. */
function isOther(element: SingularElementReturnValue, { id: _, ...data }: NodeData | EdgeData): boolean {
  return Object.entries(data).some(([key, value]) => element.data(key) !== value);
}

/** Returns a predicate for a node and its neighbours; if the node does not exist, for all nodes. */
export function neighbourhoodFilter({ nodes, edges }: Elements, focus: string): (id: string) => boolean {
  if (!nodes.some(({ id }) => id === focus)) return () => true;
  const neighbourhood = new Set([focus]);
  for (const { source, target } of edges) {
    if (source === focus) neighbourhood.add(target);
    if (target === focus) neighbourhood.add(source);
  }
  return (id) => neighbourhood.has(id);
}

/** Runs a generator one step per frame, so that the page stays responsive; returns a function that cancels it. */
export function runOverFrames(work: Generator<unknown, void>): () => void {
  let frame = 0;
  step();
  return () => {
    cancelAnimationFrame(frame);
    work.return();
  };

  function step(): void {
    if (work.next().done !== true) frame = requestAnimationFrame(step);
  }
}
