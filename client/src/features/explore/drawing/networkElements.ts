import type { AssociationKind } from '@contract/associations';

import type { Network } from '../graph/network';

export interface NodeData {
  readonly id: string;
  readonly kind: AssociationKind;
  readonly label: string;
  readonly size: number;
  readonly font: number;
}

export interface EdgeData {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly width: number;
  /** How far the line bows to one side, in pixels. */
  readonly bend: number;
}

/** A network in the drawing's words: sizes and widths instead of numbers of entries. */
export function networkElements({ nodes, edges }: Network): {
  readonly nodes: readonly NodeData[];
  readonly edges: readonly EdgeData[];
} {
  const sizeOf = sizesFor(nodes.map(({ count }) => count));
  const widthOf = widthsFor(edges.map(({ count }) => count));
  return {
    nodes: nodes.map(({ id, kind, label, count }) => {
      return { id, kind, label, ...sizeOf(count) };
    }),
    edges: edges.map(({ id, source, target, count }) => ({
      id,
      source,
      target,
      width: widthOf(count),
      bend: (id.length % 2 === 0 ? 1 : -1) * (8 + (id.length % 5) * 2),
    })),
  };
}

/** Corners of a node on a field from -1 to 1, as the drawing library and SVG both take them; `null` for a circle. */
export const corners: Readonly<Record<AssociationKind, readonly number[] | null>> = {
  disease: null,
  // An antibody's Y.
  autoantibody: [
    -0.98, -0.76, -0.5, -0.98, 0, -0.34, 0.5, -0.98, 0.98, -0.76, 0.34, 0.14, 0.34, 0.98, -0.34, 0.98, -0.34,
    0.14,
  ],
  autoantigen: [0, -1, 0.87, -0.5, 0.87, 0.5, 0, 1, -0.87, 0.5, -0.87, -0.5],
};

const nodeSize = { least: 17, most: 62 };
const edgeWidth = { least: 1.4, most: 9 };
const fontSize = { least: 11, most: 16 };

/** How large things are drawn; areas, not widths, stand for numbers of entries. */
export function sizesFor(counts: readonly number[]): (count: number) => { size: number; font: number } {
  const share = shareOf(counts);
  return (count) => ({
    size: Math.round(between(nodeSize, share(count))),
    font: Math.round(between(fontSize, share(count))),
  });
}

/** How wide lines are drawn. */
export function widthsFor(counts: readonly number[]): (count: number) => number {
  const share = shareOf(counts);
  return (count) => Math.round(between(edgeWidth, share(count)) * 10) / 10;
}

/** Where a count lies between one and the most; a few entries look like few, also where no more are to be had. */
function shareOf(counts: readonly number[]): (count: number) => number {
  const most = Math.max(16, ...counts);
  return (count) => (Math.sqrt(count) - 1) / (Math.sqrt(most) - 1);
}

function between({ least, most }: { least: number; most: number }, share: number): number {
  return least + (most - least) * Math.min(1, Math.max(0, share));
}
