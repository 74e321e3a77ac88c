import { CoSELayout } from 'cose-base';
import cytoscape, { type CollectionReturnValue, type Core } from 'cytoscape';
import fcose, { type FcoseLayoutOptions } from 'cytoscape-fcose';

import { packBoxes } from './packBoxes';

/** Arranges beside the page, which stays at hand meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Arrangement>) => {
  arrangeNodes(data, (places, isLast) => postMessage({ places, isLast }));
});

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where nodes are, by their ids. */
export type Places = Readonly<Record<string, Place>>;

/** What is to be arranged. */
export interface Arrangement {
  readonly nodes: readonly { readonly id: string; readonly size: number }[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
  /** Nodes that stay where they are; with none everything is arranged from the beginning. */
  readonly kept: Places;
  /** Where the others begin. */
  readonly starts: Places;
  /** Width by height of the window. */
  readonly ratio: number;
}

/** Told once, or first as a sketch where many nodes make it slow. */
export type OnPlaces = (places: Places, isLast: boolean) => void;

/** From so many nodes on a sketch is shown first. */
const sketchedFrom = 500;
/** What the engine may do in all; left alone it takes five rounds for each node, which is a minute for 2,000. */
const steps = 300_000;
const mostRounds = 2500;
const coolingPeriod = 100;

cytoscape.use(fcose);
// The engine takes no number of rounds below five for each node, so its own method sets fewer. This module runs in a
// worker that does nothing else: no other use of the engine meets the changed method.
const begin = CoSELayout.prototype.initSpringEmbedder;
CoSELayout.prototype.initSpringEmbedder = function beginWithFewerRounds() {
  begin.call(this);
  const rounds = Math.min(mostRounds, Math.ceil(steps / Math.max(1, this.getAllNodes().length)));
  this.maxIterations = rounds;
  this.maxCoolingCycle = rounds / coolingPeriod;
};

const options: FcoseLayoutOptions = {
  name: 'fcose',
  animate: false,
  quality: 'default',
  randomize: true,
  nodeSeparation: 90,
  idealEdgeLength: 64,
  nodeRepulsion: 7500,
  gravity: 0.35,
  gravityRange: 3,
};

/** Places nodes so that what is associated is near each other; the same question has the same answer. */
function arrangeNodes(arrangement: Arrangement, onPlaces: OnPlaces): void {
  withSeededRandom(() => {
    const cy = graphOf(arrangement);
    try {
      arrangeGraph(cy, arrangement, onPlaces);
    } finally {
      cy.destroy();
    }
  });
}

function arrangeGraph(cy: Core, { nodes, kept, ratio }: Arrangement, onPlaces: OnPlaces): void {
  if (Object.keys(kept).length > 0) arrangeBeside(cy, kept);
  else {
    if (nodes.length >= sketchedFrom) {
      arrangeAll(cy, 'draft', ratio);
      onPlaces(placesIn(cy), false);
    }
    arrangeAll(cy, 'default', ratio);
  }
  onPlaces(placesIn(cy), true);
}

function arrangeBeside(cy: Core, kept: Places): void {
  const fixed = Object.entries(kept)
    .filter(([id]) => cy.getElementById(id).nonempty())
    .map(([nodeId, position]) => ({ nodeId, position }));
  const staying: FcoseLayoutOptions = { ...options, randomize: false, fixedNodeConstraint: fixed };
  cy.layout(staying).run();
}

/** What hangs together is arranged by itself; the groups are laid side by side, single nodes as a block. */
function arrangeAll(cy: Core, quality: 'draft' | 'default', ratio: number): void {
  const parts = cy.elements().components();
  const groups = parts.filter((part) => part.length > 1);
  const layout: FcoseLayoutOptions = { ...options, quality };
  for (const group of groups) group.layout(layout).run();
  const singles = cy.collection();
  for (const part of parts) if (part.length === 1) singles.merge(part);
  arrangeBlock(singles);
  const boxes = [...groups, singles]
    .filter((group) => group.nonempty())
    .map((group) => {
      const { x1, y1, w, h } = group.boundingBox({ includeLabels: false });
      return { group, from: { x: x1, y: y1 }, width: w, height: h, x: 0, y: 0 };
    });
  packBoxes(boxes, ratio);
  for (const { group, from, x, y } of boxes) group.nodes().shift({ x: x - from.x, y: y - from.y });
}

const cell = 46;

function arrangeBlock(singles: CollectionReturnValue): void {
  const columns = Math.max(1, Math.ceil(Math.sqrt(singles.length * 1.6)));
  singles.nodes().forEach((node, at) => {
    node.position({ x: (at % columns) * cell, y: Math.floor(at / columns) * cell });
  });
}

function graphOf({ nodes, edges, kept, starts }: Arrangement): Core {
  return cytoscape({
    headless: true,
    styleEnabled: true,
    style: [{ selector: 'node', style: { width: 'data(size)', height: 'data(size)' } }],
    elements: {
      nodes: nodes.map((data) => {
        const position = kept[data.id] ?? starts[data.id];
        return { data, ...(position && { position: { ...position } }) };
      }),
      edges: edges.map(({ source, target }) => ({ data: { source, target } })),
    },
  });
}

function placesIn(cy: Core): Places {
  return Object.fromEntries(cy.nodes().map((node) => [node.id(), { ...node.position() }]));
}

/**
 * The engine asks `Math.random` and takes no other source, so for as long as it works that is a seeded one: everybody
 * who follows a link sees the same picture. It works synchronously, and what it throws leaves nothing replaced.
 */
function withSeededRandom(work: () => void): void {
  const random = Math.random;
  Math.random = seededRandom();
  try {
    work();
  } finally {
    Math.random = random;
  }
}

/** Random enough to begin with. */
function seededRandom(): () => number {
  let state = 20_261;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
