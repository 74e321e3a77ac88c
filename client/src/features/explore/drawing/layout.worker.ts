import { CoSELayout } from 'cose-base';
import cytoscape, { type CollectionReturnValue, type Core } from 'cytoscape';
import fcose, { type FcoseLayoutOptions } from 'cytoscape-fcose';

import { packBoxes } from './packBoxes';

/** Computes layouts in a worker, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<LayoutInput>) => {
  layOutNodes(data, (places, isLast) => postMessage({ places, isLast }));
});

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Positions of nodes, by id. */
export type Positions = Readonly<Record<string, Position>>;

/** The input of a layout. */
export interface LayoutInput {
  readonly nodes: readonly { readonly id: string; readonly size: number }[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
  /** Nodes with fixed positions; if empty, all nodes are laid out from scratch. */
  readonly kept: Positions;
  /** Initial positions of the other nodes. */
  readonly starts: Positions;
  /** The aspect ratio (width / height) of the window. */
  readonly ratio: number;
}

/** Called once with the final positions; for many nodes, first also with those of a draft. */
export type OnPositions = (places: Positions, isLast: boolean) => void;

/** From this number of nodes, a draft is shown first. */
const draftMinNodes = 500;
/**
 * Maximum number of iterations times nodes. By default the engine runs five iterations per node, a minute for 2,000
 * nodes.
 */
const steps = 300_000;
const maxIterations = 2500;
const coolingPeriod = 100;

cytoscape.use(fcose);
// The engine's option accepts no fewer than five iterations per node, so this patches its method. The worker runs
// nothing else, so no other use of the engine is affected.
const begin = CoSELayout.prototype.initSpringEmbedder;
CoSELayout.prototype.initSpringEmbedder = function beginWithFewerRounds() {
  begin.call(this);
  const rounds = Math.min(maxIterations, Math.ceil(steps / Math.max(1, this.getAllNodes().length)));
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

/** Places associated nodes near each other; the same input gives the same layout. */
function layOutNodes(arrangement: LayoutInput, onPositions: OnPositions): void {
  withSeededRandom(() => {
    const cy = graphOf(arrangement);
    try {
      layOutGraph(cy, arrangement, onPositions);
    } finally {
      cy.destroy();
    }
  });
}

function layOutGraph(cy: Core, { nodes, kept, ratio }: LayoutInput, onPositions: OnPositions): void {
  if (Object.keys(kept).length > 0) layOutNewNodes(cy, kept);
  else {
    if (nodes.length >= draftMinNodes) {
      layOutAll(cy, 'draft', ratio);
      onPositions(positionsIn(cy), false);
    }
    layOutAll(cy, 'default', ratio);
  }
  onPositions(positionsIn(cy), true);
}

function layOutNewNodes(cy: Core, kept: Positions): void {
  const fixed = Object.entries(kept)
    .filter(([id]) => cy.getElementById(id).nonempty())
    .map(([nodeId, position]) => ({ nodeId, position }));
  const staying: FcoseLayoutOptions = { ...options, randomize: false, fixedNodeConstraint: fixed };
  cy.layout(staying).run();
}

/** Lays out each connected component separately and packs them next to each other, with single nodes as one block. */
function layOutAll(cy: Core, quality: 'draft' | 'default', ratio: number): void {
  const parts = cy.elements().components();
  const groups = parts.filter((part) => part.length > 1);
  const layout: FcoseLayoutOptions = { ...options, quality };
  for (const group of groups) group.layout(layout).run();
  const singles = cy.collection();
  for (const part of parts) if (part.length === 1) singles.merge(part);
  layOutBlock(singles);
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

function layOutBlock(singles: CollectionReturnValue): void {
  const columns = Math.max(1, Math.ceil(Math.sqrt(singles.length * 1.6)));
  singles.nodes().forEach((node, at) => {
    node.position({ x: (at % columns) * cell, y: Math.floor(at / columns) * cell });
  });
}

function graphOf({ nodes, edges, kept, starts }: LayoutInput): Core {
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

function positionsIn(cy: Core): Positions {
  return Object.fromEntries(cy.nodes().map((node) => [node.id(), { ...node.position() }]));
}

/**
 * The engine uses `Math.random` and accepts no other source. While it runs, `Math.random` is replaced by a seeded
 * generator, so that everyone who opens a link sees the same layout. The engine is synchronous, and the original is
 * restored even if it throws.
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

/** A simple generator; the layout needs no better randomness. */
function seededRandom(): () => number {
  let state = 20_261;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
