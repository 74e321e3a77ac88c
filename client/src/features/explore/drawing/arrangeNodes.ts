import { CoSELayout } from 'cose-base';
import cytoscape, { type Core } from 'cytoscape';
import fcose, { type FcoseLayoutOptions } from 'cytoscape-fcose';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is to be arranged. */
export interface Arrangement {
  readonly nodes: readonly { readonly id: string; readonly size: number }[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
  /** Where nodes stay, and others start. */
  readonly kept: Readonly<Record<string, Place>>;
  readonly starts: Readonly<Record<string, Place>>;
}

/** Where every node is; told once, or first as a sketch where many make it slow. */
export type Places = Readonly<Record<string, Place>>;

/** From so many nodes on a sketch is shown first. */
const sketchedFrom = 500;
/** What the engine may do in all; left alone it takes five rounds for each node, which is a minute for 2,000. */
const steps = 300_000;
const mostRounds = 2500;

cytoscape.use(fcose);
const begin = CoSELayout.prototype.initSpringEmbedder;
CoSELayout.prototype.initSpringEmbedder = function beginWithFewerRounds() {
  begin.call(this);
  const rounds = Math.min(mostRounds, Math.ceil(steps / Math.max(1, this.getAllNodes().length)));
  this.maxIterations = rounds;
  this.maxCoolingCycle = rounds / coolingPeriod;
};
const coolingPeriod = 100;

/** Places nodes so that what is associated is near each other; the same question has the same answer. */
export function arrangeNodes(
  arrangement: Arrangement,
  onPlaces: (places: Places, isLast: boolean) => void,
): void {
  const random = Math.random;
  Math.random = seededRandom();
  const cy = graphOf(arrangement);
  const isNew = Object.keys(arrangement.kept).length === 0;
  if (isNew && arrangement.nodes.length >= sketchedFrom) {
    run(cy, { ...options, quality: 'draft' });
    onPlaces(placesIn(cy), false);
  }
  run(cy, { ...options, ...(isNew ? {} : stayingOptions(arrangement)) });
  onPlaces(placesIn(cy), true);
  cy.destroy();
  Math.random = random;
}

const options: FcoseLayoutOptions = {
  name: 'fcose',
  animate: false,
  quality: 'default',
  randomize: true,
  nodeSeparation: 90,
  idealEdgeLength: 62,
  nodeRepulsion: 7000,
  gravity: 0.3,
  gravityRange: 3,
};

function stayingOptions({ kept }: Arrangement): Partial<FcoseLayoutOptions> {
  const fixed = Object.entries(kept).map(([nodeId, position]) => ({ nodeId, position }));
  return { randomize: false, fixedNodeConstraint: fixed };
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
      edges: edges.map((data) => ({ data: { ...data } })),
    },
  });
}

function run(cy: Core, layout: FcoseLayoutOptions): void {
  cy.layout(layout).run();
}

function placesIn(cy: Core): Places {
  return Object.fromEntries(cy.nodes().map((node) => [node.id(), { ...node.position() }]));
}

/** Random enough to begin with, and the same for everybody who follows a link. */
function seededRandom(): () => number {
  let state = 20_261;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
