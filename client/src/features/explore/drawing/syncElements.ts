import type {
  CollectionReturnValue,
  Core,
  ElementDefinition,
  NodeSingular,
  SingularElementReturnValue,
} from 'cytoscape';

import type { Place } from './arrange.worker';
import type { EdgeData, NodeData } from './networkElements';

/** What of the drawing library is used here and missing from its types. */
declare module 'cytoscape' {
  interface Core {
    /** Does something without the canvas being told, which would draw all of it. */
    noNotifications(callback: () => void): void;
  }
}

export interface Elements {
  readonly nodes: readonly NodeData[];
  readonly edges: readonly EdgeData[];
}

type PlaceById = ReadonlyMap<string, Place>;

/** So many elements the library can move or add within a frame or two. */
const atOnce = 400;

/** Removes from a drawing what is gone, and changes what is another size. */
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

/** Moves nodes to their places and adds what is lacking, with pauses where that is much; all is drawn at the end. */
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

/** The canvas is told of the last ones only, and draws all of them. */
function* addElements(cy: Core, added: readonly ElementDefinition[]): Generator<void, void> {
  for (let from = 0; from < added.length; from += atOnce) {
    const piece = added.slice(from, from + atOnce);
    if (from + atOnce < added.length) cy.noNotifications(() => makeReady(cy.add(piece)));
    else makeReady(cy.add(piece));
    if (added.length > atOnce) yield;
  }
}

/** Half of it is not drawn: while a batch is open, the canvas is left alone. */
function* pause(cy: Core): Generator<void, void> {
  cy.startBatch();
  try {
    yield;
  } finally {
    cy.noNotifications(() => cy.endBatch());
  }
}

/** Asking for bounds has the library work out looks and paths, which otherwise waits for the drawing of all. */
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

/** Whether it is drawn otherwise; telling the library what it knows would have it work out every style again. */
function isOther(element: SingularElementReturnValue, { id: _, ...data }: NodeData | EdgeData): boolean {
  return Object.entries(data).some(([key, value]) => element.data(key) !== value);
}

/** Tells a node and its neighbours from others; where there is no such node, all are wanted. */
export function wantedBeside({ nodes, edges }: Elements, focus: string): (id: string) => boolean {
  if (!nodes.some(({ id }) => id === focus)) return () => true;
  const beside = new Set([focus]);
  for (const { source, target } of edges) {
    if (source === focus) beside.add(target);
    if (target === focus) beside.add(source);
  }
  return (id) => beside.has(id);
}

/** Works on until a pause, a frame later until the next, so that the page stays at hand; returns what calls it off. */
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
