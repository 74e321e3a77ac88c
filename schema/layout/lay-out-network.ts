import engine from 'cose-base';
import cytoscape, { type Core } from 'cytoscape';
import fcose, { type FcoseLayoutOptions } from 'cytoscape-fcose';

import type { Positions, SizedNetwork } from './network.js';
import { packComponents } from './pack-components.js';

export interface LayoutInput extends SizedNetwork {
  /** Nodes with fixed positions; if empty, all nodes are laid out from scratch. */
  readonly kept: Positions;
  /** Initial positions of the other nodes. */
  readonly starts: Positions;
  /** The aspect ratio (width / height) of the window. */
  readonly ratio: number;
}

/** From this number of nodes, a draft comes first. */
const draftMinNodes = 500;
/**
 * Maximum number of iterations times nodes. By default the engine runs five iterations per node, a minute for 2,000
 * nodes.
 */
const steps = 300_000;
const maxIterations = 2500;
const coolingPeriod = 100;

cytoscape.use(fcose);
// The engine's option accepts no fewer than five iterations per node, so this patches its method. Outside
// of tests only workers load this file, and they run nothing else, so no other use of the engine is affected.
const { prototype } = engine.CoSELayout;
const begin = prototype.initSpringEmbedder;
prototype.initSpringEmbedder = function beginWithFewerRounds() {
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

/**
 * Places associated nodes near each other; the same input gives the same layout. Blocks its thread, for 2,000 nodes
 * several seconds, and so belongs in a worker. `onDraft` is called with earlier positions of a large network.
 */
export function layOutNetwork(input: LayoutInput, onDraft?: (places: Positions) => void): Positions {
  return withSeededRandom(() => {
    const cy = graphOf(input);
    try {
      if (Object.keys(input.kept).length > 0) return layOutNewNodes(cy, input.kept);
      if (onDraft && input.nodes.length >= draftMinNodes) onDraft(layOutAll(cy, 'draft', input));
      return layOutAll(cy, 'default', input);
    } finally {
      cy.destroy();
    }
  });
}

function layOutNewNodes(cy: Core, kept: Positions): Positions {
  const fixed = Object.entries(kept)
    .filter(([id]) => cy.getElementById(id).nonempty())
    .map(([nodeId, position]) => ({ nodeId, position }));
  const staying: FcoseLayoutOptions = { ...options, randomize: false, fixedNodeConstraint: fixed };
  cy.layout(staying).run();
  return positionsIn(cy);
}

/** Lays out each connected component on its own, and packs them next to each other. */
function layOutAll(cy: Core, quality: 'draft' | 'default', { nodes, edges, ratio }: LayoutInput): Positions {
  const layout: FcoseLayoutOptions = { ...options, quality };
  for (const part of cy.elements().components()) if (part.length > 1) part.layout(layout).run();
  return packComponents({ nodes, edges }, positionsIn(cy), ratio);
}

function graphOf({ nodes, edges, kept, starts }: LayoutInput): Core {
  return cytoscape({
    headless: true,
    styleEnabled: true,
    style: [{ selector: 'node', style: { width: 'data(size)', height: 'data(size)' } }],
    elements: {
      nodes: nodes.map((data) => {
        const position = kept[data.id] ?? starts[data.id];
        return { data: { ...data }, ...(position && { position: { ...position } }) };
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
function withSeededRandom<Result>(work: () => Result): Result {
  const random = Math.random;
  Math.random = seededRandom();
  try {
    return work();
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
